-- Estimation models: one row for each id in $1 that exists.
select model.id, model.version as model_version, model.fitted_at, model.comparables, 0.8 as "interval",
  (scorecard->>'judged')::int as judged, scorecard->>'judgedBy' as judged_by, (scorecard->>'coverage')::numeric as coverage,
  (scorecard->>'medianAbsolutePercentageError')::numeric as median_absolute_percentage_error,
  (scorecard->>'withinTwo')::numeric as within_two,
  jsonb_build_object('globalMedian', scorecard->'globalMedian', 'categoryMedian', scorecard->'categoryMedian') as baselines,
  scorecard->'categories' as categories, scorecard->'years' as years
from derived.estimation_model model where model.id = any($1::uuid[])

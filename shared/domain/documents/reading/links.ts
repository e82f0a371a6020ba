import { NUMBER_WORDS } from '#shared/text/number-words.ts';

/**
 * Words between a name and its points, in either order: `experience will be given a maximum of 30 points`, `of the 100 points 30 go to
 * experience`. Which words they are is a list; how many there are does not matter.
 */
const BETWEEN = new Set(
  (
    'a an the of at as is are be been will shall can could may must has have with which that it out up worth maximum max total ' +
    'point points mark marks score scores scored scoring weight weights weighted weighting weighing weigh weighs count counts counting ' +
    'take takes taking them these set aside relate relates relating all ' +
    'bear bears attract attracts represent represents hold holds ' +
    'carry carries carrying contribute contributes contributing account accounts accounting earn earns earned receive receives get gets ' +
    'one whole come comes from first then last lastly finally followed rest remainder balance attached attach attaches devoted devotes dedicated dedicates ' +
    'granted grants allotted credited assigns assign apportioned limited capped rated leaves leave left share shares ' +
    'given gives give award awarded awards allocate allocated allocates assigned available possible remaining obtain obtained achieve ' +
    'achieved make makes up determine determined go goes another further each other reserved used most get ' +
    'functionality funksionaliteit per cent percent % and or for to on by in being ' +
    "'n die van uit is word sal kan het met wat tel tels dra punt punte gewig telling maksimum toegeken geallokeer gegee behaal tot en of gaan " +
    'om as vir aan altesaam beskikbaar oorblywende nog persent verdien werd moontlike'
  ).split(' '),
);
/** Who gets points; but `experience of the bidder` is a name. */
const WHO = new Set(
  'bidder bidders tenderer tenderers supplier suppliers respondent respondents tenderaar tenderaars bieër bieërs'.split(
    ' ',
  ),
);
const OF = new Set(['of', 'van', 'by', 'the', 'die']);
/** `A facility with a supplier` is a name, too. */
const WITH = new Set(['with', 'of', 'by', 'from', 'to']);
/** Those that lead from the points to what they are for. */
const LEADS_TO = new Set(['for', 'to', 'towards', 'from', 'vir', 'aan', 'with', 'on', 'op', '-', ':', '=']);
const MAX_WORDS = 12;
const EDGE = /^[([\])"',;:.=\u2022\u25cf-]{1,3}|[([\])"',;:.=-]{1,3}$/g;

const plain = (word: string): string => word.toLowerCase().replace(EDGE, '');
const isBetween = (word: string): boolean =>
  BETWEEN.has(plain(word)) || /^\d{2,3}%?$/.test(plain(word)) || plain(word) === '';

/** `Equipment to be used`: such words link other names with their points. */
const OF_NAME = / to be used ?$/i;

/** @returns the text without the words at its end that lead to the points behind it */
export function beforePoints(text: string): string {
  if (OF_NAME.test(text)) return text.trim();
  const words = text.trim().split(' ');
  let end = words.length;
  while (end > 0 && words.length - end < MAX_WORDS) {
    const [article, before] = [plain(words[end - 2] ?? ''), plain(words[end - 3] ?? '')];
    const isWho =
      WHO.has(plain(words[end - 1]!)) &&
      !OF.has(article) &&
      !(article === 'a' && WITH.has(before)) &&
      end < words.length;
    // `System functionality` is a name; `for functionality: 40` has none.
    const isName = OF_ALL.has(plain(words[end - 1]!)) && !isBetween(words[end - 2] ?? 'of');
    if ((!isWho && !isBetween(words[end - 1]!)) || isName) break;
    end -= 1;
  }
  return words.slice(0, end).join(' ');
}

/**
 * @param by what the leading word must be like
 * @returns how many characters behind points lead to their name; null where the name is not behind them
 */
export function leadToName(text: string, by: RegExp = /./): number | null {
  let at = 0;
  let found: number | null = null;
  for (const word of text.slice(0, 120).split(' ').slice(0, MAX_WORDS)) {
    const next = at + word.length + 1;
    if (LEADS_TO.has(word.toLowerCase()) && by.test(word)) found = next;
    else if (!(isBetween(word) || WHO.has(plain(word))) || /[.;,]$/.test(word)) break;
    at = next;
  }
  return found;
}

/** Words that name a criterion without saying which. */
const UNNAMED = new Set(
  'this criterion criteria aspect element item requirement schedule factor category number here section part it these not divided subdivided under heading committee panel may no more than hierdie kriterium element afdeling dit bids bid offer'.split(
    ' ',
  ),
);

/** What all criteria together are called. */
const OF_ALL = new Set(['functionality', 'funksionaliteit']);

/** Whether a text has no words but those that link a name with its points, so that the name stands somewhere else. */
export const saysNoName = (text: string): boolean =>
  text
    .trim()
    .split(' ')
    .every(
      (word) =>
        (isBetween(word) && !OF_ALL.has(plain(word))) || WHO.has(plain(word)) || UNNAMED.has(plain(word)),
    );

/** Words of a sentence before its first name. */
const INTRODUCTION =
  /\b(?:(?:value|importance|emphasis|priority) (?:is |will be )?(?:attached |placed |given )?(?:to|on)|in (?:the|this) (?:assessment|evaluation|scoring|adjudication|beoordeling),?|weighs|considers|(?:criteria|weights?|weightings?|points|marks|factors|aspects|elements)(?:,? with [a-z ]{3,40},)? (?:are|is|of|between|among)|(?:what counts|(?:most|more|less|least|next|equally) (?:important|weighty)|(?:most|least) weight) (?:is|are)|(?:assess|evaluat|test|scor|judg|measur|bas|adjudicat|rat|weigh|divid|distribut|split|allocat|award|giv|earn|obtain|look)\w*(?: \w+)?(?: as follows| on| for| against| by| at| according to| in terms of| into| to| among| between| under| over)|consists? of|comprises?(?: of)?|made up of|composed of|reference to|regard (?:will be |is )?had to|criteria(?: for functionality| vir funksionaliteit)? (?:are|is|apply)|goals (?:are|apply)|includes?|namely|as follows|following|of which|waarvan|(?:beoordeel|geëvalueer|evalueer|verdeel|gebaseer|toegeken)(?: word)?(?: op| volgens| aan die hand van| tussen| vir| aan)?|bestaan uit|naamlik|soos volg|volgende|(?:functionality|funksionaliteit)(?: stage| fase)?,?)(?![a-z])[,:]? ?/gi;

/** @returns the text behind the words that introduce a list in a sentence */
export function behindIntroduction(text: string): string {
  const last = [...text.matchAll(INTRODUCTION)].at(-1);
  const rest = last === undefined ? text : text.slice(last.index + last[0].length);
  return /[a-z]{3}/i.test(rest) ? rest : text;
}

const OPENING =
  /^(?:(?:(?:criteri(?:on|um) \d{1,2}|sub-?(?:criteria|criterion|elements?)|in addition|then|last|first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|eerstens|tweedens|derdens|vierdens|next|also|functionality|funksionaliteit|stage|and|en|or|of|that|those|its|their|tel|dra|the|die|for|vir|to|aan|on|op|in|respect|weight|weighting|points|score|maximum|gewig|punte|another|further|is|are|a|an|'n|while|with|by|then|lastly|finally|criterion|criteria))(?=[ ,])|\([a-z0-9]{1,4}\) |[\u2022\u25cf,;:)\]=+ -]){1,12}/i;
const ENDING = new RegExp(`(?:^|[ ,:([-]|,? (?:and|en)) ?${NUMBER_WORDS}$`, 'i');

/** @returns a name of running text without the words at both its ends that belong to what stands around it */
export function nameInProse(text: string): string {
  const open = text.trim().replace(OPENING, '').trim();
  // What stands before brackets or a colon is the name as it is.
  const isApart = /[([:=]$/.test(open);
  const words = withoutWords(open.replace(/[ ([:=-]{1,4}$/, ''));
  const rest = isApart ? words : beforePoints(words);
  return rest.replace(/[ ,;:.([=-]{1,6}$/, '');
}

/** @returns a text without the number in words at its end: `Methodology - thirty` before `(30) points` */
export const withoutWords = (text: string): string => text.trim().replace(ENDING, '');

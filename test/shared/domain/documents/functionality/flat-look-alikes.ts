/** Texts without cells that look like tables of criteria and state none; written before the rules that read such tables were changed. */
export const flatLookAlikes: Readonly<Record<string, string>> = {
  'a scoring guide whose levels come to a hundred': `Technical evaluation
Rating Scoring guideline for each criterion Points
Outstanding The approach is innovative and has 40
no gaps
Very sound All parts of the approach are clear 30
and complete
Sound Most parts of the approach are clear 20
Weak Few parts of the approach are clear 10
Total 100`,
  'a table of prices': `Pricing and technical requirements
Item Description Unit Rate Maximum
1. Excavation Trench in soft soil, 600 wide 45
2. Bedding Imported sand as per the drawings 25
3. Backfilling Compacted in layers of 150 30
Total 100`,
  'quantities that are delivered': `Evaluation of samples and delivery points
Item Element Description Points of delivery
1 School desks Double desks with steel frames (60) Clinic store
2 Chairs Stacking chairs for pupils (25) Depot
3 Cupboards Steel, two doors, grey (15) Depot
Total number of items 100`,
  'specific goals': `Evaluation criteria and maximum points
Criteria Description Maximum Points Evidence
Black ownership Share of the enterprise held 10 CSD report
Women Share of the enterprise held by women 6 Identity documents
Locality Office within the district 4 Municipal account
Price Lowest acceptable offer 80
Total 100`,
  'parts of one criterion and levels beside them': `Functionality
Criterion Sub-criteria Weight
Personnel (60) Project leader with the following
Degree (30) 10 years = 30
Foreman (20) 5 years = 20
Clerk (10) 2 years = 10
Plant 40 One crane = 20
Two cranes = 40
The bidder is evaluated as set out in another annexure.`,
  'shares of the work and of its payment': `Functional requirements of the programme
Milestone Description Criteria for acceptance Weight of payment
Inception Report that is accepted by the steering 20
committee
Field work Survey of all households in the ward 50
Closing Final report and data 30
Total 100`,
  // Written after the rules were changed.
  'goals below a heading that says so': `Specific goals evaluation
Criteria Points Evidence
Women 50 ID copy
Youth 50 ID copy
Total 100`,
  'what is paid, below columns of criteria': `Evaluation criteria for the payment schedule
Criteria Weight Proof
Inception report 40 Signed report
Draft report 30 Draft
Final report 30 Final
Total 100`,
  'goods with their weight': `Functional requirements
Item Weight (kg) Evidence of scale
Pens 60 Blue
Paper 40 White
Total 100`,
};

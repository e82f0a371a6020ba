import { milestoneIdentity } from '#shared/text/identity.ts';
import type { MilestoneRow, TenderFields } from './records.ts';

/**
 * @param position the place after the publisher's own milestones
 * @returns the briefing session as an OCDS milestone of type `engagement`; none if there is no session. Publishers give
 *   the session in separate fields and have given no milestones so far.
 */
export function briefingMilestone(
  ocid: string,
  tenderId: string,
  { briefing_session, briefing_compulsory, briefing_date_time, briefing_venue }: TenderFields,
  position: number,
): MilestoneRow[] {
  if (briefing_session !== true && briefing_date_time === null) return [];
  const compulsory = briefing_compulsory === true;
  return [
    {
      id: milestoneIdentity(ocid, 'briefing'),
      tender_id: tenderId,
      position,
      ocds_milestone_id: null,
      title: compulsory ? 'Compulsory briefing session' : 'Briefing session',
      type: 'engagement',
      description: briefing_venue,
      code: compulsory ? 'compulsory-briefing' : 'briefing',
      due_at: briefing_date_time,
      met_at: null,
      modified_at: null,
      status: 'scheduled',
    },
  ];
}

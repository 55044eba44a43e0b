/**
 * As a condition on the appointment a: that no number of it was given up. The patient did not come as often as the rules
 * allow, gave the number up on their phone, or staff took it back: reserved again, it would be called next once more. A
 * number that was only reserved, and went because its room changed, was given up by nobody.
 */
export const notGivenUp = `NOT EXISTS (SELECT 1 FROM ticket g WHERE g.appointment_gid = a.gid AND g.status = 'canceled'
  AND (g.checked_in_at IS NOT NULL OR g.calls > 0 OR g.passes > 0 OR EXISTS (SELECT 1 FROM event e
    WHERE e.organisation_gid = g.organisation_gid AND e.queue_gid = g.queue_gid AND e.ticket_gid = g.gid
      AND e.kind = 'canceled' AND (e.panel_gid IS NOT NULL OR e.payload LIKE '%"givenUp":true%'))))`;

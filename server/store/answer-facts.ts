/** Expects the alias `s` for submissions. */
export const SENDERS = `join participations p on p.id = s.participation_id join teams t on t.id = p.team_id
   join challenges c on c.id = s.challenge_id left join users u on u.id = s.user_id`

/** Expects the aliases of `SENDERS`. Counts the rank only up to three, among the teams on the board. */
export const ANSWER_FACTS = `json_build_object('id', s.id, 'participationId', p.id, 'userId', s.user_id,
    'challengeId', c.id, 'category', c.tag, 'attempt', s.attempt, 'ip', s.ip, 'placing', (
      select nullif(least(count(*), 4), 4) from solves v join games g on g.id = v.game_id cross join lateral (
        select 1 from solves e join participations ep on ep.id = e.participation_id
        where e.challenge_id = v.challenge_id and e.at <= v.at and ep.status = 'Accepted' limit 4
      ) earlier
      where s.status = 'Accepted' and p.status = 'Accepted' and v.submission_id = s.id and v.at < g.end_at
      having count(*) > 0
    ))`

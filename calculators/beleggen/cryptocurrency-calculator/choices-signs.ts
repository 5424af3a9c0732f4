/** The questions that point away from normal management. */
export const SIGNS = ['geleendGeld', 'grootDeel', 'vaak', 'kort', 'bots', 'hefboom', 'kennis', 'organisatie'] as const

/** Organised, repeated work points to a profession; risk beyond a careful saver to speculation. */
export const POINTS_TO: Record<(typeof SIGNS)[number], string> = {
  geleendGeld: 'speculatie',
  grootDeel: 'speculatie',
  vaak: 'speculatie of beroep',
  kort: 'speculatie',
  bots: 'speculatie of beroep',
  hefboom: 'speculatie',
  kennis: 'beroep',
  organisatie: 'beroep',
}

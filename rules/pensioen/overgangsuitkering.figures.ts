/** How long a surviving spouse who is too young for a survivor's pension gets the overgangsuitkering. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const overgangsuitkeringMaanden = dated(
  'overgangsuitkeringMaanden',
  'Overgangsuitkering: aantal maanden',
  'formule',
  [
    { from: '2015-01-01', value: { zonderKind: 12, metKind: 24, jongKind: 24, jongTot: 13 } },
    {
      from: '2021-10-01',
      value: { zonderKind: 18, metKind: 36, jongKind: 48, jongTot: 13 },
      proof: proofIn(
        eli.kb50,
        'art. 21ter, § 1',
        '18 mois, si aucun enfant n’est à charge; 36 mois, s’il y a un enfant à charge qui atteint l’âge de 13 ans au cours de l’année civile du décès; 48 mois, s’il y a un enfant à charge qui n’atteint pas l’âge de 13 ans',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Federale Pensioendienst, overgangsuitkering',
    article: 'art. 21ter KB nr. 50 van 24 oktober 1967',
    url: 'https://www.sfpd.fgov.be/nl/recht-op-pensioen/overgangsuitkering',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Het langst met een kind dat in het jaar van het overlijden geen dertien wordt.',
  },
)

/** In months, by the day of the death. */
export const leeftijdOverlevingspensioen = dated(
  'leeftijdOverlevingspensioen',
  'Leeftijd vanaf wanneer een overlevingspensioen in de plaats van de overgangsuitkering komt',
  'maanden',
  [
    ...Array.from({ length: 11 }, (_, index) => ({ from: `${2015 + index}-01-01`, value: 540 + 6 * index })),
    ...Array.from({ length: 4 }, (_, index) => ({ from: `${2026 + index}-01-01`, value: 612 + 12 * index })),
    { from: '2030-01-01', value: 660 },
  ].map((row) => ({
    ...row,
    base: [45, 50, 51, 52, 53, 54, 55],
    proof: proofIn(
      eli.kb50,
      'art. 16, § 1, tweede lid',
      '45 ans … au plus tard au 31 décembre 2015; 50 ans en 2025; 51 ans en 2026; 52 ans en 2027; 53 ans en 2028; 54 ans en 2029; 55 ans à partir du 1er janvier 2030',
      '2026-11-19',
    ),
  })),
  {
    source: 'Federale Pensioendienst, overlevingspensioen',
    article: 'art. 16, § 1 KB nr. 50 van 24 oktober 1967',
    eli: eli.kb50,
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    note: 'Van 2016 tot 2025 een half jaar per jaar erbij. Voor sommigen vernietigde het Grondwettelijk Hof de verhoging tot 55 jaar (arrest 135/2017).',
  },
)

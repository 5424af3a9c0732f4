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

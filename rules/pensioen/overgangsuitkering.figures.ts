/** How long a surviving spouse who is too young for a survivor's pension gets the overgangsuitkering. */
import { dated } from '#rules/kernel/dated.ts'
import { proofAt } from '#rules/kernel/sources.ts'

export const overgangsuitkeringMaanden = dated(
  'overgangsuitkeringMaanden',
  'Overgangsuitkering: aantal maanden',
  'formule',
  [
    { from: '2015-01-01', value: { zonderKind: 12, metKind: 24, jongKind: 24, jongTot: 13 } },
    {
      from: '2021-10-01',
      value: { zonderKind: 18, metKind: 36, jongKind: 48, jongTot: 13 },
      confidence: 'middel',
      proof: proofAt(
        'https://sdz.be/2021/11/30/sociaal-statuut-verhoging-van-de-duur-van-de-overgangsuitkering-voor-weduwen-en-weduwnaars-van-zelfstandigen/',
        '18 maanden zonder kind ten laste, 36 maanden met een kind van 13 jaar of ouder, 48 maanden met een jonger kind; vanaf 1 oktober 2021',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Federale Pensioendienst, overgangsuitkering',
    article: 'KB nr. 50 van 24 oktober 1967, hoofdstuk over de overgangsuitkering',
    url: 'https://www.sfpd.fgov.be/nl/recht-op-pensioen/overgangsuitkering',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Het langst met een kind jonger dan dertien op de dag van het overlijden.',
  },
)

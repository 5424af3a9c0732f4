/** The figures of erfopvolging.ts. */
import { dated } from '#rules/kernel/dated.ts'

export const ouderdeel = dated(
  'ouderdeel',
  'Erfdeel van elke ouder naast broers en zussen',
  'tarief',
  [
    {
      from: '2018-09-01',
      value: 0.25,
      proof: {
        url: 'https://www.notaris.be/erven-schenken/erven/ongehuwde-of-niet-meer-gehuwde-erflater',
        article: 'art. 748 en 751 van het vroegere BW, overgenomen in boek 4',
        says: 'vader en moeder krijgen ieder 1/4',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    source: 'Burgerlijk Wetboek, boek 4',
    article: 'art. 748 en 751 van het vroegere BW',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Wie geen kinderen nalaat. Broers en zussen delen de rest.',
  },
)

/** Leasing: VAT on the rent, and when a lease of a business stands on the balance sheet. */
import { normaalBtwSinds } from '#rules/belasting/btw.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { justel } from '#rules/kernel/sources.ts'

export const btwLeasing = dated(
  'btwLeasing',
  'Btw op leasing en huur van wagens',
  'tarief',
  normaalBtwSinds('1996-01-01'),
  {
    source: 'FOD Financiën, Koninklijk besluit nr. 20 over de btw-tarieven',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Op elke huurtermijn en op de aankoopoptie.',
  },
)

export const restwaardegrensLeasing = dated(
  'restwaardegrensLeasing',
  'Aankoopoptie tot waar een leasing van een onderneming op de balans komt',
  'tarief',
  [
    {
      from: '2005-01-01',
      value: 0.15,
      proof: {
        url: justel.kbWvv,
        article: 'art. 3:89',
        says: 'ten hoogste 15 % van het kapitaal',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    source: 'Koninklijk besluit van 29 april 2019 tot uitvoering van het Wetboek van vennootschappen en verenigingen',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Hoger: financiële renting, buiten de balans. Voor particulieren speelt deze grens niet.',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'vakantie betalen met vakantiegeld|reis betalen met vakantiegeld|vakantiegeld genoeg|vakantiegeld reis|reis vakantiegeld|vakantiegeld sparen|volstaat vakantiegeld|dekt vakantiegeld|vakantiegeld vakantie|vakantie met vakantiegeld|sparen buiten/naast/bovenop vakantiegeld',
  about: 'vakantiegeld|reis|vakantie|budget|verlofgeld',
  asked:
    'is vakantiegeld genoeg|kan vakantie betalen|vakantie van # betalen|reis kost|zomerreis|onze reis|mijn reis|vakantie kost|reis van #|volstaat vakantiegeld|verdeel/verdelen vakantiegeld|gaan naar voor #',
  fields: {
    vakantiebudget: { near: 'reis|vakantie|kost|budget|citytrip|skireis', takes: 1 },
    maandenTotVakantie: { near: 'binnen|over|tot', takes: 1 },
    statuut: 'statuut',
    maandloon: { fact: 'bruto', takes: 2 },
    jaarloon: {
      near: 'vorig jaar|jaarloon|verdiende|bruto per jaar',
      per: 'jaar',
      as: 'bruto',
      who: 'ik',
      least: 9000,
    },
    alGespaard: { near: 'gespaard|al|opzij' },
    kinderen: 'kinderen',
    gewerkteMaanden: { near: 'gewerkt', in: 'maand' },
    tewerkstellingNu: 'tewerkstelling',
  },
} satisfies Says

import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'schulden samenvoegen|leningen samenvoegen|kredieten samenvoegen|schuldconsolidatie|schulden consolideren|kredieten hergroeperen|hergroeperen|groeperen leningen|sneeuwbalmethode|schulden afbetalen',
  about: 'schulden|leningen|kredieten|samenvoegen|één lening|schuld|afbetalingen|sneeuwbal|aflossen|verschillende',
  asked:
    'leningen in een nieuwe lening|alles in een lening|welke schuld eerst|schuld los eerst|# kredieten lopen|verschillende leningen|die beter samenvoegen|kredieten in een|die/alles in een krediet/lening|leningen/kredieten/schulden/die/alles bundelen|# leningen samen|schulden rap afbetalen|schulden af geraken/raak|drie leningen|leningen in # lening|te veel leningen/kredieten/schulden',
  not: 'erf*',
  fields: {
    schulden: {
      lead: ['saldo', 'maandlast'],
      rows: {
        soort: {
          pick: {
            kredietopening: 'kredietkaart|visa|mastercard|geldreserve|kredietopening|kaart|kaartschuld',
            lening: 'autolening|lening|persoonlijke lening|renovatielening',
          },
        },
        saldo: {
          near: 'autolening|lening|kredietkaart|visa|kaart|kaartschuld|schuld|geldreserve|mastercard|renovatielening',
          takes: 1,
          least: 200,
        },
        maandlast: { per: 'maand', near: 'per maand|maand', paced: true, alone: true },
        jkp: { near: 'aan|jkp|rente', takes: 1 },
      },
    },
    extraPerMaand: { near: 'extra|missen|bovenop', per: 'maand' },
    jkpNieuw: { near: 'nieuwe lening|nieuw krediet|in/tot een lening/krediet', takes: 3 },
    looptijdNieuw: { near: 'nieuwe lening|op|over|nieuw krediet', takes: 1 },
    kostenNieuw: { near: 'dossierkosten' },
  },
} satisfies Says

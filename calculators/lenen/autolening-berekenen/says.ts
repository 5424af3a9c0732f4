import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'autolening|autokrediet|wagen lenen|auto lenen|lening auto|lening wagen|autofinanciering|auto financieren|wagen financieren|auto op afbetaling|lening voor auto/wagen/moto|motorlening|ballonkrediet|slotsom|ballonlening',
  about:
    'auto|wagen|tweedehandswagen|tweedehandsauto|otto|elektrische|tweedehands|occasie|lenen|leen|slotsom|eigen geld|overname|lening|afbetalen|autohandelaar|garage',
  asked:
    'auto/wagen kopen betaal|auto/wagen van # betaal|auto/wagen # per maand|auto kopen rest lenen|rest lenen|wagen van # lenen|auto van # eigen geld|cash of lenen|spaargeld betalen of lenen|auto kopen lening|auto afbetalen per maand|auto/wagen # op #|betalen voor auto/wagen van #|lenen voor auto/wagen|wagen kopen met lening|tweedehandswagen/tweedehandsauto/auto/wagen afbetalen|beter met spaargeld of lenen|auto/wagen afbetaling',
  not: 'leasing|lease|leasen|private|km per jaar|vaa|voordeel alle aard|bedrijfswagen|firmawagen|salariswagen|huis|kredietaanbiedingen|vergelijken|kredietkaart|samenvoegen|in een krediet/lening|lopende|verzekering|kilometer|sparen',
  fields: {
    prijs: { near: 'auto|wagen|kost|prijs|tweedehands*|elektrische|otto|kopen|occasie', takes: 1, least: 1000 },
    eigenInbreng: {
      fact: 'eigenGeld',
      near: 'gebruiken|overname|nemen over|op tafel|leg|overgenomen|overnameprijs|inruil|ingeruild|inruilen|voorschot',
    },
    looptijd: 'looptijd',
    jkp: 'jkp',
    soort: {
      pick: {
        elektrisch: 'nieuwe elektrische wagen/auto|elektrische|elektrisch|ev',
        tweedehands: 'tweedehands*|occasie*|ouder dan 3 jaar|ouder dan drie jaar|=gebruikte',
        nieuw: 'nieuwe wagen/auto',
      },
    },
    leenbedrag: {
      near: 'lenen|leen|autolening|autokrediet|lening|leenbedrag|ontlenen',
      before: 'krediet|lening van|ik leen|leen ik|ik lenen',
      least: 500,
      yields: ['prijs', 'eigenInbreng'],
    },
    slotsom: { near: 'slotsom|ballon|restwaarde' },
    slotsomPercentage: { near: 'slotsom|ballon' },
    maandbedrag: { near: 'per maand|maandlast|maandbedrag', per: 'maand', alone: true },
    kilometers: 'kilometers',
    spaargeld: { near: 'spaargeld' },
  },
} satisfies Says

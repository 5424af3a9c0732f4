import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'herfinancieren|herfinanciering|herzien lening|lening herzien|woonlening herzien|lening oversluiten|oversluiten|lening overnemen andere bank|hypotheek herzien|rente heronderhandelen|heronderhandelen|wederbeleggingsvergoeding',
  about:
    'lening|woonlening|openstaand|open|nog|rente gezakt|lagere rente|te gaan|eigen bank|lopende lening|andere bank',
  asked:
    'loont herzien|nog # open aan|nog # te gaan|nu kan ik # krijgen|rente van # naar #|lening naar andere bank|overstappen met lening|lagere rente krijgen|rente # nieuwe rente',
  not: 'spaarrekening|spaarbank|uitkopen|ex|samenvoegen|scheid*',
  fields: {
    saldo: { near: 'open|openstaand|resteert|restant|nog|saldo|te gaan|schuld|restschuld', takes: 1 },
    huidigeRente: { near: 'rente|aan|van|nu aan|betaal', after: 'naar', takes: 1 },
    resterend: { near: 'nog|resterend|voor|te gaan|over', takes: 1, rest: 'extraMaanden' },
    nieuweRente: {
      near: 'krijgen|naar|nu kan|aanbod|bod',
      before:
        'nieuwe rente|herfinancieren aan|herzien aan|oversluiten aan|andere bank|voorstel|stelt|bied/biedt/bieden|zegt',
      takes: 2,
    },
    waar: { pick: { eigenBank: 'eigen bank|zelfde bank|mijn bank|huidige bank', andereBank: 'andere bank' } },
    soort: {
      pick: {
        afbetaling: 'lening op afbetaling|persoonlijke lening|autolening|afbetaling',
        woonkrediet: 'woonlening|hypotheek|woonkrediet',
      },
    },
    oorspronkelijkBedrag: { near: 'oorspronkelijk|ooit geleend|destijds|leende|leenden' },
    oorspronkelijkeLooptijd: {
      near: 'oorspronkelijk|ooit geleend|destijds|leende|leenden',
      before: 'leende/leenden #|leende/leenden bij #',
    },
    nieuweLooptijd: { near: 'nieuwe looptijd' },
    dossierkosten: { near: 'dossierkosten' },
  },
} satisfies Says

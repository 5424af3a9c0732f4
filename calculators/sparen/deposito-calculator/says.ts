import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'deposito|depositorekening|termijndeposito|kort deposito|kortetermijndeposito',
  about: 'vastzetten|vast zetten|blokkeren|geblokkeerd|dagen',
  asked: '# maanden/dagen/weken vastzetten|# maanden vast|# maanden blokkeren|vastzetten # maanden|maanden vastzetten',
  not: 'jaar vast|blokkeren # jaar|kasbon',
  fields: {
    bedrag: 'bedrag',
    looptijd: {
      before: 'op|gedurende|voor|over',
      after: 'vastzetten|vast|geblokkeerd',
      in: 'maand',
      takes: 1,
      days: ['eenheid', 'dagen'],
    },
    rente: { fact: 'rente' },
    spaarrente: { fact: 'basisrente', near: 'spaarrekening geeft|spaarrente' },
    spaarpremie: 'premie',
    titularissen: 'titularissen',
    startdatum: { near: 'start|vanaf|begin|begindatum|startdatum|ingaat' },
    hernieuwingen: { near: 'hernieuw*|verleng*|keer' },
  },
} satisfies Says

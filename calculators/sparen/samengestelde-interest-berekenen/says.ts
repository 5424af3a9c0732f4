import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'samengestelde interest|samengestelde intrest|rente op rente|interest op interest|intrest op intrest|samengesteld|samengestelde rente|verdubbel*',
  about: 'rente|interest|intrest|groeit|aangroei*|laten staan|eindkapitaal|eindbedrag|kapitaal|sparen',
  asked:
    'laat staan aan|hoeveel wordt|wat wordt|hoeveel is dat na|hoelang duurt voor|hoelang tot ik heb|welke rente nodig|welk rendement nodig|hoeveel moet inleggen om|groeit aan|van # naar # gaan|hoeveel heb ik na/over|wat is # waard aan # na|hoelang moet ik sparen|hoeveel euro na|bedrag moet nu opzijzetten/storten/inleggen/wegzetten|om over # jaar # te hebben|# aan # op/voor/gedurende/over/na # jaar|brengt/geeft # op/over/na # jaar|welk/welke rendement/rente wordt #|voor mijn # wil # hebben',
  not: 'deposito|termijnrekening|inflatie|koopkracht|kasbon|staatsbon|kind|dochter|zoon|lening|lenen|leen|leent|betaal|pensioensparen|etf|tracker|iwda|huis|auto|reis|fonds|beleg*',
  fields: {
    zoek: {
      pick: {
        tijd: 'hoelang|hoe lang|wanneer heb|na hoeveel jaar|hoeveel jaar duurt/tot/voor/voordat/eer/moet/sparen/laten',
        rente: 'welke rente|welk rendement|hoeveel procent|welke intrest|welk percentage|aan welke',
        inleg:
          'hoeveel moet inleggen|hoeveel moet sparen|hoeveel inleggen|hoeveel per maand|hoeveel maandelijks|hoeveel storten|hoeveel elke maand|hoeveel opzij',
        startbedrag:
          'hoeveel moet nu storten|hoeveel moet nu hebben|welk startbedrag|welk startkapitaal|met hoeveel starten|hoeveel vandaag inleggen|hoeveel nu opzij|welk bedrag nu|bedrag moet nu|welke som nu|hoeveel moet ineens|hoeveel nu ineens|hoeveel nu beleggen',
      },
    },
    eindkapitaal: {
      near: 'eindkapitaal|eindbedrag|doel',
      before: 'jaar heb ik|wanneer heb ik|naar|tot|aan|hebben|geraken|voor ik|tot ik|eer ik|voordat ik|ik wil',
      after: 'te geraken|te maken|te komen|te hebben|hebben|komen|geraken|bereiken',
      twice: ['verdubbel*', 'startbedrag', 2],
    },
    startbedrag: {
      silent: 0,
      fact: 'startbedrag',
      before: 'van|als ik|met',
      after: 'laat|laten|staan|verdubbelt',
      takes: 1,
    },
    inleg: { silent: 0, fact: 'perMaand', pace: 'inlegPer' },
    inlegPer: {},
    rente: 'rente',
    duur: {
      before: 'op|over|in|na|gedurende|voor|binnen',
      after: 'laat|lang|later|laten staan|staan',
      in: 'jaar',
      takes: 1,
    },
    bijschrijving: {
      pick: { maand: 'maandelijks bijgeschreven|per maand bijgeschreven', kwartaal: 'per kwartaal bijgeschreven' },
    },
    inflatie: 'inflatie',
    titularissen: 'titularissen',
  },
} satisfies Says

import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'leencapaciteit|kredietcapaciteit|hoeveel kan/mag ik lenen|hoeveel kunnen/mogen wij/we lenen|wat kan ik lenen|maximaal/maximum lenen|leenvermogen|ontleningscapaciteit|hoeveel krijg ik van de bank',
  about: 'lenen|netto|verdien|huis|loon|inkomen|alleen|samen|permitteren|kopen|betaalbaar|eigen geld|welk huis|bank',
  asked:
    'hoeveel kan/kunnen/mag/mogen lenen|wat kan lenen|wat kunnen lenen|welk/welke/wat huis/woning/appartement kunnen/kan|welk/welke huis/woning betalen|huis permitteren|hoeveel lenen # netto|huis kopen met # netto|welk budget huis|hoeveel wil bank lenen|maximum bank leent|maximaal leenbedrag|wat/hoeveel wil bank geven|bank ons/mij leent|met # netto lenen|welke prijs huis|kan ik huis kopen met|hoe duur huis|kan/kunnen dat/dit/die lenen',
  not: 'per maand kan betalen|# kan betalen|persoonlijke lening|uitkopen|ex|overnemen|huren|studies|hoeveel moet',
  fields: {
    ontleners: {
      single: 'een',
      pick: {
        een: 'alleen|alleenstaand|alleenstaande|single|op mijn eentje|in mijn eentje',
        twee: 'wij|we|samen|met twee|mijn partner/vrouw/man/vriendin/vriend/lief|koppel',
      },
    },
    inkomen1: {
      near: 'netto|verdien|inkomen|loon|samen',
      per: 'maand',
      as: 'netto',
      takes: 1,
      leans: 'ik',
      least: 300,
      most: 15000,
      together: 'inkomen2',
    },
    inkomen2: {
      near: 'netto|partner|vrouw|man|vriendin|vriend|lief',
      per: 'maand',
      as: 'netto',
      takes: 3,
      leans: 'partner',
      least: 300,
      most: 30000,
    },
    kinderen: 'kinderen',
    lopendeKredieten: {
      near: 'lopende|autolening|afbetaling|lening van|krediet|andere lening|afbetalen|af|aflossen|voor auto/wagen',
      per: 'maand',
    },
    eigenInbreng: { fact: 'eigenGeld', before: 'hebben', least: 3000 },
    leenbedrag: { near: 'lenen|leen|lening|woonlening|krediet', least: 30000 },
    gewest: 'gewest',
    looptijd: 'looptijd',
    rente: 'rente',
    enigeEigenWoning: 'enigeWoning',
    leeftijd: { fact: 'leeftijd', takes: 1 },
    huurinkomsten: { near: 'huurinkomsten|huur|verhuur', per: 'maand' },
    alimentatie: { near: 'alimentatie|onderhoudsgeld', per: 'maand' },
  },
} satisfies Says

import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'voorschot|overbruggen tot loon|minilening|snelle lening|tot loondag|voorschot loon|voorschot compromis|voorschot aankoop|tot mijn loon|tot de volgende pree|davo',
  about: 'tekort|loon|overbruggen|compromis|rood|einde maand|tot|geld tekort|bekocht|kort geld nodig|polis',
  asked:
    'kom # tekort|tekort tot loon|geld tekort tot|geld nodig tot loon|voorschot op loon|voorschot van werkgever|loon komt pas|voorschot op pensioen*|onderhoudsgeld/alimentatie niet',
  not: 'leasing|lease|vakantie|auto|wagen|tweedehandswagen|tweedehandsauto',
  fields: {
    soort: {
      pick: {
        loon: 'voorschot loon|voorschot op mijn loon|voorschot werkgever/baas|bij mijn baas/werkgever',
        pensioen: 'voorschot groepsverzekering|voorschot op pensioen*|polis|levensverzekering|groepsverzekering',
        aankoop: 'compromis|aankoop huis|voorschot huis|voorschot woning|voorschot appartement',
        sociaal: 'onderhoudsgeld|alimentatie|davo',
        kort: 'tekort|overbruggen|tot loon|minilening',
      },
    },
    bedrag: { near: 'tekort|voorschot|nodig|overbruggen|voorschot loon|loon van', takes: 1 },
    tot: { near: 'tot|loon|komt', takes: 1, way: 'ahead' },
    nettoloon: { near: 'netto|nettoloon', per: 'maand', as: 'netto', who: 'ik' },
    vasteKosten: 'vasteKosten',
    termijnen: {
      near: 'keer|maal|termijnen|delen|schijven',
      after: 'keer|maal|termijnen|delen|schijven|afbetalen|terugbetalen',
      in: 'maand',
    },
    prijs: { near: 'compromis|huis|woning|appartement', least: 15000 },
    percentageAankoop: { near: 'voorschot', takes: 2 },
    reserve: { near: 'reserve|groepsverzekering|opgebouwd', least: 5000 },
    kinderen: { fact: 'kinderen' },
    onderhoudsgeld: { near: 'onderhoudsgeld|alimentatie', per: 'maand' },
    jaren: { near: 'tot pensioen|pensioen' },
  },
} satisfies Says

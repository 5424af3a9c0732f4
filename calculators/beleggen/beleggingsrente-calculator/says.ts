import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'defensief/neutraal/dynamisch profiel|wat kan beleggen opbrengen|beleggen opbrengen|beleggingsplan|defensief beleggen|dynamisch beleggen|neutraal beleggen|goede en slechte markten|beleggingsrendement|maandelijks beleggen|beleggingsfonds opbrengst',
  about:
    'beleggen|beleg|belegd|belegging|beurs|markten|defensief|dynamisch|neutraal|opbrengen|opbrengst|fonds|investeren|investeer',
  asked:
    'als ik beleg|beleggen over # jaar waard|om te beleggen|per maand beleg|hoeveel kan worden|wat kan worden|euro beleggen voor|hoeveel kan opbrengen|wat brengt beleggen op|maandelijks beleggen gedurende|slechte markten|wat als ik investeer|# beleggen # jaar',
  not: 'ineens of|spreiden|gespreid|etf|tracker|iwda|vwce|crypto|bitcoin|rentenieren|aandelen gekocht|gvv|pensioensparen|belasting|stoppen met werken|fire|kind|obligatie|portefeuille|dochter|zoon|inflatie|een keer',
  fields: {
    startbedrag: { fact: 'startbedrag', silent: 0 },
    perMaand: { silent: 0, fact: 'perMaand', near: 'beleg|beleggen|investeer|investeren' },
    duur: { fact: 'duur' },
    profiel: {
      pick: {
        defensief: 'defensief|voorzichtig|weinig risico|niet te veel risico|niet veel risico|veilig',
        neutraal: 'neutraal|evenwichtig',
        dynamisch: 'dynamisch|agressief|veel risico|offensief',
      },
    },
    kosten: { near: '=kosten|beheerskosten' },
    rendement: { fact: 'rendement' },
    instapkost: { near: 'instapkost|instapkosten|instap' },
    inflatie: 'inflatie',
  },
} satisfies Says

import type { Says } from '#calculators/ask/says.ts'

const bank = 'argenta/belfius/beobank/bnp/cbc/crelan/fintro/fortis/ing/kbc/keytrade/medirect/nibc/santander/triodos/vdk'
const twoBanks = `${bank} of/versus/vs/met ${bank}|verschil ${bank} en ${bank}`

export const says = {
  is: `${twoBanks}|hoogste spaarrente|beste spaarrente|beste spaarrekening|beste spaarboekje|meeste rente spaar*|hoogste rente|beste rente|waar sparen|welke bank rente|welke bank spaar*|beste bank spaar*`,
  about: 'spaarrekening|spaarboekje|spaargeld|bank|rente|spaarrente|parkeren|sparen',
  asked:
    'welke bank geeft/biedt meeste/meer/beste/hoogste|welke bank meer|waar zet geld|waar zetten|waar zet ik best|waar krijg ik meeste|bij welke bank|welke spaarrekening|waar staat mijn geld best|wie geeft meeste rente|waar brengt meeste op|waar levert meeste op|waar brengt spaargeld meeste op|bank hoogste rente|wat doe best met #|# wat doe best met|waar krijg ik meer|spaarrekening/spaarboekje bij #|spaarrekening/spaarboekje #|# op spaarrekening/spaarboekje',
  not: 'termijnrekening|kasbon|staatsbon|deposito|inflatie|lening|lenen|beleggen|kind|dochter|zoon|veranderen van bank|overstap*|aangifte|aangeven|dividend',
  fields: {
    startbedrag: { fact: 'startbedrag', near: 'euro|spaargeld|rekening|boekje', takes: 1 },
    maandelijks: { fact: 'perMaand', near: 'storten|stort|elke maand|bijzetten' },
    looptijd: { fact: 'duur', before: 'gedurende|voor|op' },
    mijnBank: { labels: true, apart: true, unless: twoBanks },
    titularissen: 'titularissen',
    opname: { near: 'opnemen|afhalen|eraf halen|uithalen' },
    zonderVoorwaarden: { pick: { ja: 'zonder voorwaarden' } },
    banken: {
      pick: {
        online: 'online bank|enkel online|internetbank|online banken',
        kantoren: 'met kantoor|met kantoren|bankkantoor',
      },
    },
    geboortejaar: 'geboortejaar',
  },
} satisfies Says

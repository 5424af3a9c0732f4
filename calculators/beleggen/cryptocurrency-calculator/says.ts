import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'crypto|bitcoin|cryptowinst|btc|ethereum|staking|cryptomunten|cryptos|solana|altcoins|eth',
  about: 'speculeer|speculatief|belasting|gekocht|verkocht|munten|winst|fiscus',
  not: 'spreiding|gespreid|wereldfonds|portefeuille',
  fields: {
    loten: {
      lead: ['aantal', 'prijs'],
      section: 'kocht|gekocht|aankoop|aangekocht',
      rows: {
        munt: { pick: { Bitcoin: 'bitcoin|btc|bitcoins', Ethereum: 'ethereum|eth|ether', Solana: 'solana' } },
        datum: { takes: 1 },
        aantal: { after: 'bitcoin|btc|ethereum|eth|ether|solana|bitcoins|munten|=stuks', silent: 1 },
        prijs: { near: 'aan|voor|prijs|per stuk|het stuk', takes: 2, price: true },
      },
      copy: ['verkopen', ['aantal', 'munt']],
      untold: [{}],
    },
    verkopen: {
      lead: ['prijs', 'aantal'],
      section: 'verkocht|verkoop|verkopen|staat/staan nu|=nu',
      copy: ['loten', ['aantal', 'munt']],
      untold: [],
      rows: {
        munt: { pick: { Bitcoin: 'bitcoin|btc|bitcoins', Ethereum: 'ethereum|eth|ether', Solana: 'solana' } },
        datum: { takes: 1, silent: 'vandaag' },
        aantal: { after: 'bitcoin|btc|ethereum|eth|ether|solana|bitcoins|munten|=stuks', silent: 1 },
        prijs: { near: 'aan|voor|prijs|per stuk|het stuk', takes: 2, price: true },
      },
    },
    profiel: {
      pick: {
        speculatief: 'speculeer|speculatief|speculant|speculatie|speculeren',
        beroep: 'beroep|beroepsmatig|voltijds handel',
      },
    },
    staking: { near: 'staking|uitlenen', per: 'jaar' },
    titularissen: { fact: 'titularissen', pick: { 2: 'koppel|samen met mijn vrouw/man/partner' } },
  },
} satisfies Says

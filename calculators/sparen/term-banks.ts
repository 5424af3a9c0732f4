/** The banks whose term accounts a visitor can pick. The label is the short name the market gives the bank. */
export const TERM_BANKS = [
  { value: 'argenta', label: 'Argenta' },
  { value: 'beobank', label: 'Beobank' },
  { value: 'crelan', label: 'Crelan' },
  { value: 'keytrade', label: 'Keytrade' },
  { value: 'medirect', label: 'MeDirect' },
  { value: 'santander', label: 'Santander' },
  { value: 'triodos', label: 'Triodos' },
] as const

export const termBank = (value: string): string | null => TERM_BANKS.find((bank) => bank.value === value)?.label ?? null

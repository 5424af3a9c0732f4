export const minus = (amount: number) => 0 - amount

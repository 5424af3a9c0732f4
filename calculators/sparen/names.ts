/** Some products carry the name of their bank already: "KBC-Spaarrekening" of KBC Bank. */
export const nameOf = ({ bank, product }: { readonly bank: string; readonly product: string }) =>
  product.startsWith(bank.split(' ')[0] ?? bank) ? product : `${bank}: ${product}`

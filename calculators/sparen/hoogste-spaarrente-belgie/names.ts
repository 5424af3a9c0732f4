/** Some products carry the name of their bank already. */
export const nameOf = ({ bank, product }: { readonly bank: string; readonly product: string }) =>
  product.startsWith(bank) ? product : `${bank}: ${product}`

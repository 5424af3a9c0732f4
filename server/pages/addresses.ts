/** One address per page: what is not written the canonical way is sent there in one hop, or does not exist. */

export type Calculator = { readonly slug: string; readonly category: string }

export type Addresses = {
  /** The path to redirect to, or undefined when the address is unknown. Never anything but a path of this site. */
  readonly canonical: (path: string) => string | undefined
}

/** Pages that were divided: the part most people came for. */
const moved = new Map(
  [
    ['sparen-en-beleggen', 'sparen-beleggen'],
    ['lenen-en-wonen', 'krediet'],
    ['werk-en-inkomen', 'loon'],
    ['belasting-en-familie', 'belasting'],
  ].map(([from, to]) => [`/cijfers-en-bronnen/${from}`, `/cijfers-en-bronnen/${to}`]),
)

export function addressesOf(isKnown: (path: string) => boolean, catalogue: readonly Calculator[]): Addresses {
  const flat = new Map(catalogue.map(({ slug, category }) => [`/${slug}`, `/${category}/${slug}`]))
  return {
    canonical: (path) => {
      // Percent signs, backslashes and dots have no place in our addresses: nothing to guess about them.
      if (!/^\/[a-zA-Z0-9/_.-]*$/.test(path)) return undefined
      const tidy = path
        .toLowerCase()
        .replace(/\/{2,}/g, '/')
        .replace(/(.)\/$/, '$1')
      const target = isKnown(tidy) ? tidy : (flat.get(tidy) ?? moved.get(tidy))
      return target === path ? undefined : target
    },
  }
}

import { hasAdSlots } from '#site/content/site.ts'

/**
 * Room for an ad, after everything a visitor came for. Hidden until an earlier page had consent for ads; its
 * height is fixed, so an ad that comes late or never moves nothing.
 */
export function AdSlot() {
  if (!hasAdSlots) return null
  return (
    <aside className="wrap ad-slot" aria-label="Reclame" data-ad-slot hidden>
      <ins className="adsbygoogle" data-ad-format="horizontal" />
    </aside>
  )
}

import type { KeyboardEvent } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import { productTypeNames } from '#contract/product.ts'
import type { Queue } from '#contract/queue.ts'
import type { ManagedRate } from '#contract/rate.ts'
import { ratePercent } from '#site/admin/RateHistory.tsx'

export type QueueItem = {
  readonly key: string
  readonly bank: string
  readonly website: string
  readonly product: string
  readonly productId: string
  readonly type: string
  readonly isActive: boolean
  /** Absent where the product has none. */
  readonly rate?: ManagedRate
  readonly known: string
  readonly seen: string
  readonly ago: string
}

export function itemsOf(queue: Queue): {
  readonly stale: readonly QueueItem[]
  readonly missing: readonly QueueItem[]
} {
  const common = (item: Queue['stale'][number] | Queue['missing'][number]) => ({
    bank: item.bank,
    website: item.website,
    product: item.product,
    type: productTypeNames[item.productType],
    isActive: item.isActive,
  })
  return {
    stale: queue.stale.map((item) => ({
      ...common(item),
      key: `rente ${item.rate.id}`,
      productId: item.rate.productId,
      rate: item.rate,
      known: ratePercent(item.rate.totalRate ?? item.rate.promotionalRate),
      seen: dateText(item.rate.checkedOn),
      ago: `${item.days} dagen geleden`,
    })),
    missing: queue.missing.map((item) => ({
      ...common(item),
      key: `product ${item.productId}`,
      productId: item.productId,
      known: item.last === null ? 'nooit' : ratePercent(item.last.totalRate),
      seen: item.last === null ? '–' : dateText(item.last.validFrom),
      ago: item.last === null ? '' : 'laatst bekend',
    })),
  }
}

type Props = {
  readonly title: string
  readonly empty: string
  readonly items: readonly QueueItem[]
  readonly total: number
  readonly activeKey: string
  readonly selected: ReadonlySet<string>
  readonly busy: boolean
  readonly setActive: (key: string) => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly select: (items: readonly QueueItem[], isOn: boolean) => void
  readonly check: (item: QueueItem) => void
  readonly open: (item: QueueItem) => void
}

export function QueueTable(props: Props) {
  const { title, empty, items, total, activeKey, selected, busy, setActive, onKey, select, check, open } = props
  const isWhole = items.length > 0 && items.every((item) => selected.has(item.key))
  return (
    <section className="queue-part">
      <h3>
        {title} <span className="count">{total}</span>
      </h3>
      {total === 0 ? <p className="empty">{empty}</p> : null}
      {items.length > 0 ? (
        <div className="admin-table stacks">
          <table>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col" className="tick">
                  <input
                    type="checkbox"
                    aria-label={`Alles selecteren: ${title}`}
                    checked={isWhole}
                    onChange={(event) => select(items, event.target.checked)}
                  />
                </th>
                <th scope="col">Product</th>
                <th scope="col">Rente</th>
                <th scope="col">Nagekeken</th>
                <th scope="col">Acties</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => {
                const name = `${item.bank}, ${item.product}`
                // One stop per list for the Tab key; the arrows go from row to row.
                const control = { tabIndex: item.key === activeKey ? 0 : -1, onKeyDown: onKey }
                return (
                  <tr
                    key={item.key}
                    data-key={item.key}
                    data-active={item.key === activeKey || undefined}
                    onFocus={() => setActive(item.key)}
                  >
                    <td className="tick">
                      <input
                        type="checkbox"
                        {...control}
                        aria-label={`${name} selecteren`}
                        checked={selected.has(item.key)}
                        onChange={(event) => select([item], event.target.checked)}
                      />
                    </td>
                    <th scope="row">
                      {item.product}
                      <small>
                        {item.bank}, {item.type.toLowerCase()}
                        {item.isActive ? '' : ', inactief'}
                        {item.website === '' ? null : (
                          <>
                            {' · '}
                            <a href={item.website} target="_blank" rel="noopener noreferrer" {...control}>
                              site<span className="visually-hidden"> van {item.bank}</span>
                            </a>
                          </>
                        )}
                      </small>
                    </th>
                    <td className="known" data-label="Rente">
                      {item.known}
                    </td>
                    <td data-label="Nagekeken">
                      {item.seen} <small>{item.ago}</small>
                    </td>
                    <td>
                      <div className="row-buttons">
                        <button
                          type="button"
                          className="btn"
                          {...control}
                          disabled={busy}
                          aria-label={`${name}: nagekeken, ongewijzigd`}
                          onClick={() => check(item)}
                        >
                          Nagekeken, ongewijzigd
                        </button>
                        <button
                          type="button"
                          className="btn"
                          {...control}
                          aria-label={`${name}: ${item.rate ? 'gewijzigd' : 'rente toevoegen'}`}
                          onClick={() => open(item)}
                        >
                          {item.rate ? 'Gewijzigd' : 'Rente toevoegen'}
                        </button>
                      </div>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  )
}

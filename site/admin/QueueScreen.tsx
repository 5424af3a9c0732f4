/** The first screen: what asks for attention, to be worked through with a few keys. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ManagedBank } from '#contract/bank.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { checkEveryDays, type Queue } from '#contract/queue.ts'
import { rateInput } from '#contract/rate.ts'
import { isLoggedOut, reasonOf, send } from '#site/admin/api.ts'
import { matches } from '#site/admin/list.ts'
import { queueQuery, useRefresh } from '#site/admin/query.ts'
import { Importers, LawEnds, toDoOf } from '#site/admin/QueueNotes.tsx'
import { type QueueItem, QueueTable, itemsOf } from '#site/admin/QueueTable.tsx'
import { rateDeeds, rateFieldsFor, rateWords } from '#site/admin/rate-fields.ts'
import { SmallHistory } from '#site/admin/RateHistory.tsx'
import { RecordForm } from '#site/admin/RecordForm.tsx'
import { SearchField } from '#site/admin/SearchField.tsx'
import { useToast } from '#site/admin/toast.tsx'
import { useRows } from '#site/admin/use-rows.ts'
import type { LawEnd } from '#site/content/law-ends.ts'

type Props = {
  readonly banks: readonly ManagedBank[]
  readonly products: readonly ManagedProduct[]
  readonly lawEnds: readonly LawEnd[]
}

function useChecking(settled: () => void) {
  const toast = useToast()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (items: readonly QueueItem[]) =>
      send('POST', '/api/queue/check', {
        body: {
          rates: items.flatMap(({ rate }) => (rate ? [{ id: rate.id, version: rate.version }] : [])),
          products: items.flatMap(({ rate, productId }) => (rate ? [] : [productId])),
        },
      }),
    onSuccess: async (_, items) => {
      const [only] = items
      const what = items.length === 1 && only ? `${only.bank}, ${only.product}` : `${items.length} rijen`
      toast({ title: 'Nagekeken, ongewijzigd', description: what })
      await refresh()
      settled()
    },
    onError: async (error) => {
      if (isLoggedOut(error)) return
      toast({ title: 'Fout', description: reasonOf(error), variant: 'destructive' })
      await refresh()
    },
  })
}

function Work({ queue, banks, products }: Omit<Props, 'lawEnds'> & { readonly queue: Queue }) {
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [activeKey, setActive] = useState('')
  const [opened, setOpened] = useState<QueueItem | null>(null)
  const area = useRef<HTMLDivElement>(null)
  const { add, edit, startAdding } = useRows(rateWords)

  const { stale, missing } = itemsOf(queue)
  const all = [...stale, ...missing]
  const isShown = (item: QueueItem) => matches(`${item.bank} ${item.product} ${item.type}`, search)
  const shown = all.filter(isShown)
  const active = shown.find((item) => item.key === activeKey) ?? shown[0]
  const chosen = shown.filter((item) => selected.has(item.key))

  const focusOn = (key: string) => {
    setActive(key)
    const row = () => area.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] input`)
    // At once, so that the next key already belongs to this row; again when the list has been drawn anew.
    row()?.focus()
    requestAnimationFrame(() => row()?.focus())
  }
  /** Where the work goes on after these rows are gone. */
  const nextAfter = (items: readonly QueueItem[]) => {
    const gone = new Set(items.map((item) => item.key))
    const last = shown.findLastIndex((item) => gone.has(item.key))
    const left = (item: QueueItem) => !gone.has(item.key)
    return shown.slice(last + 1).find(left) ?? shown.slice(0, last).findLast(left)
  }
  const next = useRef('')
  const checking = useChecking(() => {
    setSelected(new Set())
    if (next.current !== '') focusOn(next.current)
  })
  const check = (items: readonly QueueItem[]) => {
    if (items.length === 0 || checking.isPending) return
    next.current = nextAfter(items)?.key ?? ''
    checking.mutate(items)
  }
  const open = (item: QueueItem) => {
    startAdding()
    next.current = nextAfter([item])?.key ?? ''
    setOpened(item)
  }
  const move = (step: number) => {
    const at = shown.findIndex((item) => item.key === active?.key)
    const target = shown[at + step]
    if (target) focusOn(target.key)
  }

  /** Only while a row has the focus: nobody changes anything by typing elsewhere. */
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !active) return
    const key = event.key.toLowerCase()
    if (key === 'arrowdown' || key === 'arrowup') move(key === 'arrowdown' ? 1 : -1)
    else if (key === 'n') check(chosen.length > 0 ? chosen : [active])
    else if (key === 'w') open(active)
    else return
    event.preventDefault()
  }

  const tableProps = {
    onKey,
    activeKey: active?.key ?? '',
    selected,
    setActive,
    busy: checking.isPending,
    select: (items: readonly QueueItem[], isOn: boolean) =>
      setSelected((now) => {
        const keys = new Set(now)
        for (const item of items)
          if (isOn) keys.add(item.key)
          else keys.delete(item.key)
        return keys
      }),
    check: (item: QueueItem) => check([item]),
    open,
  }
  return (
    <>
      <div className="queue-tools">
        <SearchField
          label="Zoek"
          value={search}
          change={setSearch}
          found={`${shown.length} van ${all.length} rentes en producten`}
        />
        <p className="queue-selected">
          <button type="button" className="btn" disabled={chosen.length === 0} onClick={() => check(chosen)}>
            Selectie nagekeken, ongewijzigd ({chosen.length})
          </button>
        </p>
      </div>
      <p className="keys">
        <kbd>↑</kbd> <kbd>↓</kbd> rij kiezen, <kbd>spatie</kbd> selecteren, <kbd>N</kbd> nagekeken, ongewijzigd,{' '}
        <kbd>W</kbd> gewijzigd
      </p>
      <div ref={area}>
        <QueueTable
          {...tableProps}
          title={`Rentes zonder controle in ${checkEveryDays} dagen`}
          empty="Alle rentes zijn onlangs nagekeken."
          items={stale.filter(isShown)}
          total={stale.length}
        />
        <QueueTable
          {...tableProps}
          title="Producten zonder rente"
          empty="Elk product heeft een rente, of is onlangs nagekeken."
          items={missing.filter(isShown)}
          total={missing.length}
        />
      </div>
      {opened ? (
        <RecordForm
          title={opened.rate ? `Rente van ${opened.product} bewerken` : `Rente toevoegen: ${opened.product}`}
          fields={rateFieldsFor(products, banks)}
          schema={rateInput}
          deeds={rateDeeds}
          row={opened.rate}
          start={{ productId: opened.productId }}
          note={
            <>
              <SmallHistory productId={opened.productId} />
              {opened.isActive ? null : (
                <p className="note note-warning">
                  Dit product staat op inactief: bezoekers zien de rente pas als je het product actief zet.
                </p>
              )}
            </>
          }
          busy={add.isPending || edit.isPending}
          cancel={() => setOpened(null)}
          save={async (values, version, deed, isSure) => {
            const { rate } = opened
            if (rate) await edit.mutateAsync({ id: rate.id, version: version ?? rate.version, values, deed, isSure })
            else await add.mutateAsync(values)
            // Closed first: behind an open dialog nothing takes the focus.
            flushSync(() => setOpened(null))
            if (next.current !== '') focusOn(next.current)
          }}
        />
      ) : null}
    </>
  )
}

export function QueueScreen({ banks, products, lawEnds }: Props) {
  const { data: queue, isPending, error } = useQuery(queueQuery)
  const toDo = queue && toDoOf(queue, lawEnds)
  return (
    <section>
      <header className="screen-head">
        <h2>Te controleren</h2>
      </header>
      {toDo && toDo.total > 0 ? (
        <p className="dated">
          {toDo.total} in totaal: {toDo.words}.
        </p>
      ) : null}
      {isPending ? <p className="spinner">Laden...</p> : null}
      {error ? <p className="note note-error">{reasonOf(error)}</p> : null}
      {queue ? (
        <>
          <Importers importers={queue.importers} />
          <Work queue={queue} banks={banks} products={products} />
          <LawEnds ends={lawEnds} today={queue.today} />
        </>
      ) : null}
    </section>
  )
}

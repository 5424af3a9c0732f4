/**
 * A field may be looked up in a table that is too large for every visit: municipalities by postcode. It is fetched when
 * the visitor goes to the field, or when a link brings a value along. Until it is there the form counts as unfinished.
 */
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Inputs, TextField } from '#calculators/kernel/fields.ts'
import type { FieldErrors } from '#calculators/kernel/read.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'

type Load = NonNullable<TextField['table']>
const here = new Set<Load>()

async function bring(load: Load): Promise<void> {
  await load()
  here.add(load)
}

const tableOf = (inputs: Inputs, key: string): Load | undefined => {
  const field = inputs[key]
  return field?.kind === 'text' ? field.table : undefined
}

/** The first field with a text whose table is not here. */
function missingTable(inputs: Inputs, { typed, scenarios }: PageState): string | undefined {
  const filled = [{ typed }, ...scenarios].flatMap((one) => Object.entries(one.typed))
  return filled.find(([key, text]) => {
    const load = text === '' ? undefined : tableOf(inputs, key)
    return load !== undefined && !here.has(load)
  })?.[0]
}

export function useTables(inputs: Inputs, state: PageState) {
  const [, setArrived] = useState(0)
  const [failed, setFailed] = useState(false)
  const missing = missingTable(inputs, state)
  useEffect(() => {
    const key = missingTable(inputs, state)
    const load = key === undefined ? undefined : tableOf(inputs, key)
    if (!load) return
    // Tried again with every change, so that a connection that comes back is enough.
    bring(load).then(
      () => setArrived((count) => count + 1),
      () => setFailed(true),
    )
  }, [inputs, state])

  const onEnter = useCallback(
    (path: string) => {
      const load = tableOf(inputs, path)
      // A failure shows once there is something to look up.
      if (load) bring(load).catch(() => undefined)
    },
    [inputs],
  )
  const waiting = useMemo<FieldErrors | null>(() => {
    if (missing === undefined) return null
    return {
      [missing]: failed
        ? 'De lijst bij dit veld kon niet laden. Kijk je verbinding na of maak het veld leeg.'
        : 'We halen de lijst bij dit veld op.',
    }
  }, [missing, failed])
  return { waiting, onEnter }
}

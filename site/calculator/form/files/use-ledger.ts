/** The lines of all files that were read, with those this device kept from before. */
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Ledger, ledgerOf } from '#calculators/broker-files/ledger.ts'
import type { ReadFile, Refused } from '#calculators/broker-files/read.ts'
import { forgetLedger, keepLedger, keptLedger } from '#site/calculator/form/files/kept.ts'
import { openFile } from '#site/calculator/form/files/open-file.ts'

export function useLedger(dropped: readonly File[], say: (message: string) => void) {
  const [files, setFiles] = useState<readonly ReadFile[]>([])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [before, setBefore] = useState<Ledger | null>(keptLedger)
  const [keeps, setKeeps] = useState(before !== null)

  function add(read: readonly (ReadFile | Refused)[]) {
    setRefused(read.filter((one) => one.status === 'refused'))
    setFiles((now) => [...now, ...read.filter((one) => one.status === 'read')])
    say('')
  }
  const onRead = useEffectEvent(add)
  useEffect(() => {
    let current = true
    void Promise.all(
      dropped.map(async (file) => openFile({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
    ).then((read) => {
      if (current && read.length > 0) onRead(read)
    })
    return () => {
      current = false
    }
  }, [dropped])

  const ledger = useMemo(() => ledgerOf([...(before ? [before] : []), ...files]), [before, files])
  const onRefusal = useEffectEvent(() => say('Je browser laat niet toe dit te bewaren.'))
  useEffect(() => {
    if (!keeps || ledger.entries.length === 0 || keepLedger(ledger)) return
    setKeeps(false)
    onRefusal()
  }, [keeps, ledger])

  function keep(wanted: boolean) {
    setKeeps(wanted)
    if (!wanted) forgetLedger()
  }
  function forget() {
    keep(false)
    setFiles([])
    setRefused([])
    setBefore(null)
    say('Vergeten. Wat al ingevuld is, blijft staan.')
  }
  return { files, refused, before, ledger, keeps, add, keep, forget }
}

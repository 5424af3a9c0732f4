/** Files that brokers and portfolio programs export, recognised by their columns. */
import type { Confidence } from '#data/confidence.ts'
import { brokerFiles } from '#data/series/broker-files.ts'

export type BrokerFile = {
  readonly broker: string
  readonly file: string
  readonly language: string
  readonly format: string
  readonly separator: string
  readonly decimal: string
  readonly dates: string
  /** As they stand in the file; an empty one has no name, "..." stands for more. */
  readonly columns: readonly string[]
  readonly checkedOn: string
  readonly confidence: Confidence
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The layout whose named columns are all in this header; of several the one with most columns. Null when none fits. */
export function recogniseBrokerFile(header: readonly string[]): BrokerFile | null {
  const present = new Set(header.map(plain))
  const named = ({ columns }: BrokerFile) => columns.filter((column) => column !== '' && column !== '...').map(plain)
  return brokerFiles
    .filter((layout) => named(layout).every((column) => present.has(column)))
    .reduce<BrokerFile | null>((best, each) => (best && named(best).length >= named(each).length ? best : each), null)
}

/** The thread that reads and writes files of rates. */
import type { RateFileRows } from '#server/rate-files/columns.ts'
import type { RateFile } from '#server/rate-files/file.ts'
import { planImport } from '#server/rate-files/plan.ts'
import { ratesAsXlsx } from '#server/rate-files/xlsx-write.ts'
import { serve } from '#server/work/serve.ts'
// Before the first file: what a file may cost is not for loading code.
import '#server/rate-files/xlsx-read.ts'

export type FileJob =
  | { readonly kind: 'plan'; readonly file: RateFile; readonly rows: RateFileRows }
  | { readonly kind: 'book'; readonly rows: RateFileRows }

serve(async (job: FileJob) => (job.kind === 'plan' ? planImport(job.file, job.rows) : ratesAsXlsx(job.rows)))

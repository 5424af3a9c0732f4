import type { ReactNode } from 'react'
import { crumbsOf, findPage } from '#site/content/information-pages.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'

type Props = { readonly path: string; readonly lead?: ReactNode; readonly children: ReactNode }

/** The frame of every information page: crumbs, heading, lead, text. */
export function InformationPage({ path, lead, children }: Props) {
  const page = findPage(path)
  return (
    <div className="wrap page-start">
      <Breadcrumbs crumbs={crumbsOf(page)} />
      <h1>{page.heading}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import { informationPages } from '#site/content/information-pages.ts'
import { home } from '#site/content/page.ts'
import { Breadcrumbs } from '#site/layout/Breadcrumbs.tsx'

type Props = { readonly path: string; readonly lead?: ReactNode; readonly children: ReactNode }

/** The frame of every information page: crumbs, heading, lead, text. */
export function InformationPage({ path, lead, children }: Props) {
  const page = informationPages.find((each) => each.path === path)
  if (!page) throw new Error(`No information page ${path}`)
  return (
    <div className="wrap page-start">
      <Breadcrumbs crumbs={[home, { name: page.name, path }]} />
      <h1>{page.heading}</h1>
      {lead ? <p className="lead">{lead}</p> : null}
      {children}
    </div>
  )
}

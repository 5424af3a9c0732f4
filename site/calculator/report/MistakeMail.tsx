/** "Fout gezien?": a mail to the operator. What was typed goes in only on the click, to be read before it is sent. */
import type { MouseEvent } from 'react'
import type { Mistake } from '#site/calculator/report/mail-body.ts'

export function MistakeMail(props: Mistake) {
  const { contact, pageTitle } = props.meta
  const address = `mailto:${contact}?subject=${encodeURIComponent(`Fout gezien: ${pageTitle}`)}`
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const link = event.currentTarget
    const { mailBody } = await import('#site/calculator/report/mail-body.ts')
    link.href = `${address}&body=${encodeURIComponent(mailBody(props))}`
    location.assign(link.href)
  }
  return (
    <p className="src no-print">
      <a href={address} onClick={(event) => void open(event)}>
        Fout gezien?
      </a>{' '}
      Je mailprogramma opent met je gegevens. Je verstuurt de mail zelf.
    </p>
  )
}

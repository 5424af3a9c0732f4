/** Notifications: one at a time, five seconds, swipe right to dismiss, F8 to reach them. */
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react'

export const TOAST_DURATION = 5000
export const SWIPE_THRESHOLD = 50
/** A dismissed notification leaves memory much later, so that its way out is never cut short. */
export const TOAST_REMOVE_DELAY = 1_000_000

type Message = {
  readonly title: string
  readonly description?: string
  readonly variant?: 'default' | 'destructive'
}
type Shown = Message & { readonly id: number; readonly open: boolean }

/** With null the message goes: its cause is gone. */
type Tell = (message: Message | null) => void
const ToastContext = createContext<Tell>(() => undefined)

export function useToast(): Tell {
  return use(ToastContext)
}

let nextId = 1

export function Toaster({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null)
  const toast = useCallback<Tell>(
    (message) => setShown(message === null ? null : { ...message, id: nextId++, open: true }),
    [],
  )
  const dismiss = useCallback((id: number) => {
    setShown((current) => (current?.id === id ? { ...current, open: false } : current))
    setTimeout(() => setShown((current) => (current?.id === id ? null : current)), TOAST_REMOVE_DELAY)
  }, [])
  const value = useMemo(() => toast, [toast])
  return (
    <ToastContext value={value}>
      <Toast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD} duration={TOAST_DURATION} label="Melding">
        {children}
        {shown ? (
          <Toast.Root
            key={shown.id}
            className={`toast toast-${shown.variant ?? 'default'}`}
            open={shown.open}
            onOpenChange={(open) => {
              if (!open) dismiss(shown.id)
            }}
          >
            <Toast.Title className="toast-title">{shown.title}</Toast.Title>
            {shown.description ? <Toast.Description>{shown.description}</Toast.Description> : null}
            <Toast.Close className="toast-close" aria-label="Sluit de melding">
              ×
            </Toast.Close>
          </Toast.Root>
        ) : null}
        <Toast.Viewport className="toast-viewport" label="Meldingen ({hotkey})" />
      </Toast.Provider>
      {shown ? (
        // Five seconds is short: the last message stays readable in the page.
        <p className="last-message">
          Laatste melding: {shown.title}
          {shown.description ? `. ${shown.description}` : ''}
        </p>
      ) : null}
    </ToastContext>
  )
}

/** Shown by the script of the page once a service worker is there to do it. */
export function KeepAll() {
  return (
    <div className="keep-all" data-bewaar-alles hidden>
      <button type="button" className="btn">
        Bewaar alle rekenhulpen op dit toestel
      </button>
      <p role="status" />
    </div>
  )
}

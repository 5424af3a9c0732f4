export function HomePage() {
  return (
    <div className="wrap page-start">
      <h1>Krijg in enkele seconden klaarheid over je geld</h1>
    </div>
  )
}

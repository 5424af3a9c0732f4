export function Status({ isActive }: { readonly isActive: boolean }) {
  return <span className={isActive ? 'badge badge-on' : 'badge'}>{isActive ? 'Actief' : 'Inactief'}</span>
}

/** Under this name the visitor's own data stand in local storage, only after he ticked the box. */
export const PROFILE_KEY = 'mijn-gegevens'

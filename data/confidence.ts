/** How sure a figure of a list is: seen and checked, one source or derived, or not to be shown as a fact. */
export type Confidence = 'hoog' | 'middel' | 'laag'

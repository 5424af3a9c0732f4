/** Comes before the contract: its checks must not try `new Function`, which the policy of the page refuses. */
import { config } from 'zod'

config({ jitless: true })

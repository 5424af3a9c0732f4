import { afterEach, expect, test, vi } from 'vitest'
import { choiceOf, followTcf } from './tcf.ts'

afterEach(() => vi.unstubAllGlobals())

test('a consent platform decides per purpose, and storage on the device is needed for all', () => {
  const consents = { 1: true, 3: true, 4: true, 8: true, 9: true }
  expect(choiceOf({ purpose: { consents } })).toEqual({ analytics: true, advertising: true })
  expect(choiceOf({ purpose: { consents: { ...consents, 1: false } } })).toEqual({
    analytics: false,
    advertising: false,
  })
  expect(choiceOf({ purpose: { consents: { ...consents, 4: false } } })).toEqual({
    analytics: true,
    advertising: false,
  })
  expect(choiceOf({})).toEqual({ analytics: false, advertising: false })
})

test('only a finished answer of the platform counts', () => {
  const choose = vi.fn<(choice: object) => void>()
  vi.stubGlobal('window', {
    __tcfapi: (_: string, __: number, callback: (data: object, success: boolean) => void) => {
      callback({ eventStatus: 'cmpuishown' }, true)
      callback({ eventStatus: 'useractioncomplete', purpose: { consents: {} } }, true)
    },
  })
  followTcf(choose)
  expect(choose).toHaveBeenCalledExactlyOnceWith({ analytics: false, advertising: false })
})

import { expect, test } from 'vitest'
import { openApiDocument } from './openapi.ts'

test('the document names every call with its schema and refusals', () => {
  const document = JSON.parse(JSON.stringify(openApiDocument('http://shop.test'))) as {
    openapi: string
    paths: Record<
      string,
      Record<
        string,
        { requestBody?: { content: Record<string, { schema: { properties: object } }> }; responses: object }
      >
    >
  }
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/products',
      '/api/payment-intents/init',
      '/api/orders/{orderNumber}',
      '/api/contact',
    ]),
  )
  const init = document.paths['/api/payment-intents/init']?.['post']
  const properties = init?.requestBody?.content['application/json']?.schema.properties
  expect(properties).toMatchObject({
    amount: { type: 'integer' },
    customerInfo: { properties: { name: { maxLength: 100 } } },
  })
  expect(Object.keys(init?.responses ?? {})).toEqual(['200', '400', '403', '409', '413', '415', '422', '429'])
})

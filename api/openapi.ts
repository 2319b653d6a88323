import { Hono } from 'hono'
import * as z from 'zod'
import { endpoints, type Endpoint } from './endpoints.ts'

const JSON_TYPE = 'application/json'

const ERROR = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for people' },
    code: { type: 'string', description: 'The same for programs' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong, by field',
    },
  },
}

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Not valid JSON',
  403: 'Sent from another site',
  404: 'Not found',
  409: 'Not possible right now; nothing was charged',
  413: 'More than 64 KiB',
  415: 'Not JSON',
  422: 'Fields are wrong',
  429: 'Too often; Retry-After says when to come back',
}

/** The API as OpenAPI 3.1, from the very schemas that check each call. */
export function openApiDocument(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {})
    path[endpoint.method] = operation(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plunge One',
      version: '1',
      description: 'Prices are text in dollars, amounts are integer cents, both AUD with GST.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: { schemas: { Error: ERROR } },
  }
}

function operation(endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    ...(endpoint.parameters ? { parameters: endpoint.parameters } : {}),
    ...(endpoint.body
      ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: schemaOf(endpoint.body) } } } }
      : {}),
    responses: {
      [endpoint.success.status]: {
        description: endpoint.success.description,
        ...(endpoint.success.schema
          ? { content: { [JSON_TYPE]: { schema: schemaOf(endpoint.success.schema) } } }
          : {}),
      },
      ...Object.fromEntries(endpoint.refusals.map((status) => [status, refusal(status)])),
    },
  }
}

const refusal = (status: number) => ({
  description: REFUSALS[status] ?? 'Refused',
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Error' } } },
})

const schemaOf = (schema: z.core.$ZodType) => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

export function openApi(siteUrl: string): Hono {
  const document = openApiDocument(siteUrl)
  return new Hono().get('/', (c) => c.json(document, 200, { 'cache-control': 'public, max-age=300' }))
}

import { Fragment, type ReactNode } from 'react'
import * as messages from '#locales/api-docs.ts'
import { LonePage } from './lone-page.tsx'

type Schema = Record<string, unknown>
type Content = Record<string, { schema?: Schema; example?: unknown }>
type Parameter = { name?: string; in?: string; required?: boolean; description?: string; schema?: Schema }
type Answered = { content?: Content; headers?: Record<string, { description: string }> }
type Operation = {
  operationId?: string
  summary?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses?: Record<string, Answered>
  'x-example'?: string
}
/** The parts of an OpenAPI document that the page shows. */
type ShownDocument = {
  info: { description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const Code = ({ children }: { children: string }) => <code className={CODE}>{children}</code>

/** A text with code between backticks. */
const Words = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that stays
    <Fragment key={index}>{index % 2 ? <Code>{part}</Code> : part}</Fragment>
  ))

const CODE = 'rounded-2px bg-over px-1 [font-family:ui-monospace,monospace] text-meta break-anywhere'
const BLOCK =
  'overflow-x-auto rounded-control border border-line bg-over p-3 [font-family:ui-monospace,monospace] text-meta whitespace-pre-wrap break-anywhere'

/** A type in a few words; a schema with a name is a link to it. */
function typeOf(schema: Schema): ReactNode {
  if (schema.$ref) {
    const name = String(schema.$ref).split('/').at(-1)
    return (
      <a className="text-link max-sm:(-m-3.5 p-3.5)" href={`#${name}`}>
        {name}
      </a>
    )
  }
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map((one: Schema, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a schema that stays
      <Fragment key={index}>
        {index > 0 && ' | '}
        {typeOf(one)}
      </Fragment>
    ))
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.type === 'array' && schema.items)
    return (
      <>
        {typeOf(schema.items as Schema)}
        {'[]'}
      </>
    )
  const bounds = [
    messages.atLeast(Number(schema.minLength ?? schema.minimum)),
    messages.atMost(Number(schema.maxLength ?? schema.maximum)),
  ]
  return [[schema.type ?? 'any'].flat().join(' | '), schema.format, ...bounds].filter(Boolean).join(', ')
}

function Fields({ schema }: { schema: Schema }) {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const required = new Set(schema.required as string[] | undefined)
  if (properties.length === 0) return <p className="text-small">{typeOf(schema)}</p>
  return (
    <dl className="grid gap-1">
      {properties.map(([name, one]) => (
        <Field key={name} name={name} isRequired={required.has(name)}>
          {typeOf(one)}
        </Field>
      ))}
    </dl>
  )
}

const Field = ({ name, isRequired, children }: { name: string; isRequired?: boolean; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1">
    <dt>
      <Code>{name}</Code>
    </dt>
    <dd className="min-w-0 break-anywhere text-small text-ink-2">
      {children}
      {isRequired && <em className="ml-2 text-meta text-ink-3 not-italic">{messages.required}</em>}
    </dd>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h4 className="text-label">{title}</h4>
    {children}
  </section>
)

function Answer({ code, content = {}, headers = {} }: Answered & { code: string }) {
  const schema = content['application/json']?.schema
  return (
    <>
      <p className="text-small">
        <Code>{code}</Code> {schema ? typeOf(schema) : Object.keys(content)[0]}
      </p>
      {Object.entries(headers).map(([name, { description }]) => (
        <p key={name} className="text-small text-ink-2">
          <Code>{name}</Code> <Words text={description} />
        </p>
      ))}
    </>
  )
}

function Route({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { parameters = [], requestBody, responses = {} } = operation
  const body = requestBody?.content['application/json']
  const isError = (code: string) => Number(code) >= 400
  return (
    <details className="border-t border-line" id={operation.operationId}>
      <summary className="min-h-11 flex flex-wrap cursor-pointer items-center gap-x-3 gap-y-1 py-2">
        <h3 className="min-w-0 flex flex-wrap items-baseline gap-x-2 text-small font-semibold">
          <code className="[font-family:ui-monospace,monospace]">{method}</code>
          <code className="[font-family:ui-monospace,monospace] min-w-0 break-anywhere">{path}</code>
        </h3>
        <span className="text-small text-ink-2">{operation.summary}</span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-5">
        {parameters.length > 0 && (
          <Part title={messages.parameters}>
            <dl className="grid gap-1">
              {parameters.map(({ name = '', required, description, schema: one = {} }) => (
                <Field key={name} name={name} isRequired={required}>
                  {typeOf(one)}
                  {description && (
                    <span className="ml-2">
                      <Words text={description} />
                    </span>
                  )}
                </Field>
              ))}
            </dl>
          </Part>
        )}
        {body?.schema && (
          <Part title={messages.body}>
            <Fields schema={body.schema} />
          </Part>
        )}
        <Part title={messages.example}>
          <pre className={BLOCK}>
            {[operation['x-example'], body?.example && JSON.stringify(body.example, null, 2)]
              .filter(Boolean)
              .join('\n\n')}
          </pre>
        </Part>
        <Part title={messages.answer}>
          {Object.entries(responses).map(
            ([code, answer]) => !isError(code) && <Answer key={code} code={code} {...answer} />,
          )}
          <p className="flex flex-wrap gap-2 text-small text-ink-2">
            {Object.keys(responses)
              .filter(isError)
              .map((code) => (
                <Code key={code}>{code}</Code>
              ))}
          </p>
        </Part>
      </div>
    </details>
  )
}

/** The description of the API as a page that needs no script. */
export function ApiDocs({ document }: { document: ShownDocument }) {
  const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const sections = document.info.description.split('## ').slice(1)
  return (
    <LonePage className="grid-cols-[minmax(0,1fr)] mx-auto max-w-200 w-full content-start gap-8 pb-18 pt-6">
      <header className="grid gap-2">
        <h1 className="text-title">{messages.title}</h1>
        <p className="text-ink-2">{messages.description}</p>
        <p className="text-small">
          {messages.document((text) => (
            <a key="link" className="text-link max-sm:(-my-3.5 py-3.5)" href={text}>
              {text}
            </a>
          ))}
        </p>
      </header>
      <nav aria-label={messages.contents}>
        <ul className="flex flex-wrap gap-x-2">
          {[...document.tags, { name: 'answers', description: messages.answers }].map(({ name, description }) => (
            <li key={name}>
              <a className="btn btn-ghost" href={`#${name}`}>
                {description}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => {
        const [title = '', text = ''] = section.split('\n\n')
        return (
          <section key={title} className="grid gap-2">
            <h2 className="text-section">{title}</h2>
            <p className="text-ink-2">
              <Words text={text} />
            </p>
          </section>
        )
      })}
      <dl className="grid gap-1">
        {Object.entries(messages.statuses).map(([status, text]) => (
          <Field key={status} name={status}>
            <Words text={text} />
          </Field>
        ))}
      </dl>
      {document.tags.map(({ name, description }) => (
        <section key={name} id={name}>
          <h2 className="mb-2 text-heading">{description}</h2>
          {routes
            .filter(({ operation }) => operation.tags?.includes(name))
            .map((route) => (
              <Route key={route.operation.operationId} {...route} />
            ))}
        </section>
      ))}
      <section id="answers" className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 className="text-heading">{messages.answers}</h2>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <section key={name} id={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="text-section">{name}</h3>
            <Fields schema={schema} />
          </section>
        ))}
      </section>
    </LonePage>
  )
}

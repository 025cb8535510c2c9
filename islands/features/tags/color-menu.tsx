import { chosenColor, TAG_COLORS, type TagColor, tagColor } from '#domain/tags/tag-color.ts'
import { useTagColors } from '#islands/lib/tag-colors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { Menu } from '#islands/ui/menu.tsx'
import * as messages from '#locales/tags.ts'
import { chooseColor } from './choose-color.ts'

const Swatch = ({ color, isChosen = false }: { color: TagColor; isChosen?: boolean }) => (
  <span
    className={`${color} grid size-5 flex-none place-items-center rounded-full bg-[var(--cb)] c-[var(--c)] shadow-chosen media-forced:[forced-color-adjust:none]`}
    aria-hidden="true"
  >
    {isChosen && <Icon name="check" size={14} />}
  </span>
)

/** The color of a tag, and what opens a palette to choose another. */
export function ColorMenu({ tag }: { tag: string }) {
  const colors = useTagColors()
  const chosen = chosenColor(tag, colors)
  const color = tagColor(tag, colors)
  const name = messages.colors[color]
  return (
    <Menu
      label={messages.color(tag, chosen ? name : messages.automaticColor(name))}
      className="icon-btn"
      button={<Swatch color={color} />}
    >
      {() => (
        <div className=":uno: grid grid-flow-col grid-cols-2 grid-rows-5">
          {[null, ...TAG_COLORS].map((one) => (
            <button
              key={one}
              type="button"
              role="menuitemradio"
              aria-checked={one === chosen}
              tabIndex={-1}
              className="menu-item"
              onClick={({ currentTarget }) => {
                currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                void chooseColor(tag, one)
              }}
            >
              <Swatch color={one ?? tagColor(tag)} isChosen={one === chosen} />
              {one ? messages.colors[one] : messages.automatic}
            </button>
          ))}
        </div>
      )}
    </Menu>
  )
}

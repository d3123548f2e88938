import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { SortableList } from "~/editing/sortable-list";
import { Accordion } from "./accordion";
import { Button } from "./button";
import { TextField } from "./field";
import { Pagination, pageNumbers } from "./pagination";
import { Picture } from "./picture";
import { StarRating } from "./star-rating";

function render(element: ReactElement): string {
  // React separates adjacent texts with comments, so remove these.
  return renderToString(<MemoryRouter>{element}</MemoryRouter>).replaceAll("<!-- -->", "");
}

describe("Button", () => {
  test("does not submit a form by accident", () => {
    expect(render(<Button>Add</Button>)).toContain('type="button"');
  });
  test("is disabled and shows its busy label while busy", () => {
    const html = render(
      <Button type="submit" isBusy busyLabel="Signing in...">
        Sign in
      </Button>,
    );
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain("Signing in...");
    expect(html).not.toContain("Sign in<");
  });
});

describe("fields", () => {
  test("are associated with their label, hint and error", () => {
    const html = render(<TextField id="t" label="Title" hint="Short" error="Title is required" />);
    expect(html).toContain('for="t"');
    expect(html).toContain('aria-describedby="t-hint t-error"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/id="t-error" role="alert"[^>]*>Title is required/);
  });
});

describe("StarRating", () => {
  test.each([4, 4.8, 0, 9])("reads %s out of 5 and draws five stars", (rating) => {
    const html = render(<StarRating rating={rating} />);
    expect(html).toContain(`aria-label="${rating} out of 5"`);
    expect(html.match(/M\d+ 2\.5/g)).toHaveLength(5);
  });
});

describe("Pagination", () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 5]],
    [4, 12, [1, 2, 3, 4, 5, 12]],
    [6, 12, [1, 5, 6, 7, 12]],
    [9, 12, [1, 8, 9, 10, 11, 12]],
    [12, 12, [1, 11, 12]],
  ])("page %i of %i links to the pages %j", (page, count, numbers) => {
    expect(pageNumbers(page, count)).toEqual(numbers);
  });
  test("is absent with one page, and otherwise marks the current page", () => {
    const hrefFor = (page: number) => `?page=${page}`;
    expect(render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)).toBe("");
    expect(render(<Pagination page={2} pageCount={3} hrefFor={hrefFor} />)).toMatch(
      /aria-current="page"[^>]*>2</,
    );
  });
});

describe("Picture", () => {
  test("shows the fallback without a URL, and no formats of another picture", () => {
    const html = render(
      <Picture src={null} fallback="/placeholder.svg" alt="" width={4} height={3} />,
    );
    expect(html).toContain('src="/placeholder.svg"');
    expect(html).not.toContain("a.avif");
  });
});

test("SortableList disables moving the first item up and the last item down", () => {
  const html = render(
    <SortableList
      page={{ rows: [{ id: "a" }, { id: "b" }], total: 2, from: 0, page: 1, pageCount: 1 }}
      getName={({ id }) => id}
      onMove={async () => true}
    >
      {({ id }, _index, buttons) => (
        <p>
          {id}
          {buttons}
        </p>
      )}
    </SortableList>,
  );
  expect(html).toMatch(/aria-label="Move a up"[^>]*aria-disabled="true"/);
  expect(html).toMatch(/aria-label="Move b down"[^>]*aria-disabled="true"/);
  expect(html.match(/aria-disabled="true"/g)).toHaveLength(2);
});

test("Accordion groups its items so that one is open at a time", () => {
  const html = render(
    <Accordion
      name="faq"
      items={[
        { id: "a", title: "A?", content: "a" },
        { id: "b", title: "B?", content: "b" },
      ]}
    />,
  );
  expect(html.match(/<details[^>]*name="faq"/g)).toHaveLength(2);
});

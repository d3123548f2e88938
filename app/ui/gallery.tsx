import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { type ReactNode, useId, useState } from "react";
import { Accordion } from "./accordion";
import { AdminHeader } from "./admin-header";
import { Badge } from "./badge";
import { Button, ButtonLink } from "./button";
import { Card } from "./card";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { Drawer } from "./drawer";
import { EmptyState } from "./empty-state";
import { TextField } from "./field";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import * as icons from "./icons";
import { Link } from "./link";
import { Loading } from "./loading";
import { CheckboxField, SelectField, TextArea } from "./more-fields";
import { Notice } from "./notice";
import { PageHeader } from "./page-header";
import { PagedLinks } from "./paged-links";
import { Pagination } from "./pagination";
import { Picture } from "./picture";
import { Section } from "./section";
import { Skeleton, SkeletonText } from "./skeleton";
import { SkipLink } from "./skip-link";
import { type MoveDirection, SortableList } from "./sortable-list";
import { Spinner } from "./spinner";
import { StarRating } from "./star-rating";
import { Table } from "./table";
import { Tabs } from "./tabs";
import { ThemeSwitch } from "./theme-switch";
import { Toaster, toast } from "./toaster";

// A picture that needs no file: two flat colours.
const sample =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'%3E%3Cpath fill='%23f2b84b' d='M0 0h4v3H0z'/%3E%3Cpath fill='%23235a5e' d='m0 3 1.5-2L3 3zM2 3l1-1.2L4 3z'/%3E%3C/svg%3E";

/** Every primitive in every state, for the development-only route. */
export function UiGallery() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        <PageHeader
          frieze="domestic"
          eyebrow="Domestic tours"
          title="Discover Tamil Nadu"
          text="Hill trains, temple towns and a long coast, planned from Paramakudi by people who know the roads."
        >
          <ButtonLink to="/domestic-tours" size="lg">
            Explore Tours
          </ButtonLink>
          <ButtonLink to="/contact-us" size="lg" variant="on-band">
            Contact Us
          </ButtonLink>
        </PageHeader>
        <Section
          eyebrow="Type"
          title="Featured Tour Packages"
          text="Six days from ₹18,500 per person. தமிழ்நாடு சுற்றுலா."
          action={<ThemeSwitch />}
        >
          <TypeScale />
        </Section>
        <Section title="Buttons and badges" tone="sunken">
          <Buttons />
        </Section>
        <Section title="Fields">
          <Fields />
        </Section>
        <Section title="Tabs and accordion" tone="sunken">
          <TabsAndAccordion />
        </Section>
        <Section title="Dialogs, drawer, toasts">
          <Overlays />
        </Section>
        <Section title="Pictures, stars, waiting" tone="sunken">
          <Pictures />
        </Section>
        <Section
          eyebrow="On a band"
          title="Plan it with us"
          text="Tell us the month and the number of people; the rest is our work."
          tone="band"
          action={
            <ButtonLink to="/contact-us" variant="on-band" size="lg">
              Contact Us
            </ButtonLink>
          }
        >
          <ThemeSwitch />
        </Section>
        <PageHeader
          eyebrow="With a picture"
          title="About Us"
          text="The words stay on teal; the picture stays beside them."
          picture={<Picture src={sample} alt="" width={1200} height={900} className="size-full" />}
        />
        <Section title="Admin lists">
          <AdminLists />
        </Section>
      </main>
      <Toaster />
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="mb-5 flex flex-wrap items-center gap-3">{children}</div>;
}

function TypeScale() {
  return (
    <div className="flex flex-col gap-4">
      <p className="font-display text-5xl font-bold">Kerala Backwaters</p>
      <p className="font-display text-4xl font-bold">Kerala Backwaters</p>
      <p className="font-display text-3xl font-bold">Kerala Backwaters ₹18,500</p>
      <p className="font-display text-2xl font-bold">Kerala Backwaters மதுரை</p>
      <p className="font-display text-xl font-bold">Kerala Backwaters</p>
      <p className="max-w-prose text-lg">
        Six days through the tea terraces, with a hill train and two quiet nights above the lake.
      </p>
      <p className="max-w-prose">
        Six days through the tea terraces, with a hill train and two quiet nights above the lake.
        The driver knows the road, and the rooms are ones we have slept in.
      </p>
      <p className="max-w-prose text-sm text-ink-muted">
        Refunds are paid within seven working days of the cancellation.
      </p>
    </div>
  );
}

function Buttons() {
  return (
    <>
      <Row>
        <Button>Send Enquiry</Button>
        <Button variant="secondary">Cancel</Button>
        <Button variant="quiet">View All</Button>
        <Button variant="danger">Delete</Button>
        <Button variant="danger-quiet">Remove day</Button>
      </Row>
      <Row>
        <Button size="lg">Explore Tours</Button>
        <Button size="sm" variant="secondary">
          <Plus aria-hidden="true" />
          Add New Tour
        </Button>
        <Button isBusy busyLabel="Signing in...">
          Sign in
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="secondary" isBusy>
          Save
        </Button>
        <IconButton label="Edit">
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label="Delete" variant="danger-quiet">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Row>
      <Row>
        <Badge>Uncategorized</Badge>
        <Badge tone="structure">Domestic</Badge>
        <Badge tone="accent">International</Badge>
        <Badge tone="success">Featured</Badge>
        <Badge tone="warning">Draft</Badge>
        <Badge tone="danger">Failed</Badge>
        <Badge tone="turmeric">₹18,500</Badge>
        <Badge tone="band">India</Badge>
      </Row>
    </>
  );
}

function Fields() {
  return (
    <div className="grid max-w-3xl gap-5 md:grid-cols-2">
      <TextField label="Where" placeholder="Destination" required />
      <TextField
        label="Number of People"
        type="number"
        min={1}
        defaultValue={2}
        hint="At least one."
      />
      <TextField
        label="Title"
        defaultValue=""
        error="Title is required"
        hint="As it stands on the card."
      />
      <SelectField label="Interested In" defaultValue="domestic">
        <option value="domestic">Domestic Tours</option>
        <option value="international">International Tours</option>
      </SelectField>
      <TextField label="User ID" readOnly defaultValue="3f1c0a52" />
      <TextField label="Email Address" disabled defaultValue="admin@example.com" />
      <TextArea
        label="Summary"
        fieldClassName="md:col-span-2"
        defaultValue="Short."
        error="Summary must be at least 10 characters"
      />
      <CheckboxField label="Featured" hint="Shown on the home page." defaultChecked />
      <CheckboxField label="Agree" error="Please agree first" />
    </div>
  );
}

function TabsAndAccordion() {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <Tabs
        label="Tour details"
        tabs={[
          { id: "overview", label: "Overview", content: <p>Tea, a lake and a small train.</p> },
          { id: "itinerary", label: "Itinerary", content: <p>Day 1: Madurai to Kodaikanal.</p> },
          { id: "inclusions", label: "Inclusions", content: <p>Rooms, breakfast, driver.</p> },
          { id: "gallery", label: "Gallery", content: <p>Pictures.</p> },
          { id: "reviews", label: "Reviews", content: <StarRating rating={5} /> },
        ]}
      />
      <Accordion
        name="gallery-faq"
        items={[
          {
            id: "advance",
            title: "How much is the advance?",
            content: <p>50% for international tours and 25% for domestic ones.</p>,
          },
          {
            id: "group",
            title: "Is there a group discount?",
            content: <p>Yes, for 6 or more travellers.</p>,
          },
        ]}
      />
    </div>
  );
}

function Overlays() {
  const formId = useId();
  const [open, setOpen] = useState<"dialog" | "long" | "confirm" | "busy" | "drawer">();
  const close = () => setOpen(undefined);
  return (
    <Row>
      <Button onClick={() => setOpen("dialog")}>Add Category</Button>
      <Button variant="secondary" onClick={() => setOpen("long")}>
        Long dialog
      </Button>
      <Button variant="danger" onClick={() => setOpen("confirm")}>
        Delete
      </Button>
      <Button variant="secondary" onClick={() => setOpen("busy")}>
        Busy confirm
      </Button>
      <Button variant="secondary" onClick={() => setOpen("drawer")}>
        Menu
      </Button>
      <Button variant="quiet" onClick={() => toast.success("Category created successfully")}>
        Success toast
      </Button>
      <Button variant="quiet" onClick={() => toast.error("Failed to delete tour")}>
        Error toast
      </Button>
      <Dialog
        isOpen={open === "dialog"}
        onClose={close}
        title="Add Category"
        description="Shown as a filter on the tour pages."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form={formId}>
              Add
            </Button>
          </>
        }
      >
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            toast.error("Failed to create category: the dialog stays open");
          }}
          className="flex flex-col gap-5"
        >
          <TextField label="Name" required />
          <SelectField label="Type">
            <option>Domestic</option>
            <option>International</option>
          </SelectField>
        </form>
      </Dialog>
      <Dialog isOpen={open === "long"} onClose={close} title="A long text" isWide closesOnBackdrop>
        {Array.from({ length: 30 }, (_, day) => `Day ${day + 1}`).map((day) => (
          <p key={day} className="py-2">
            {day}: another morning above the lake.
          </p>
        ))}
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm" || open === "busy"}
        isBusy={open === "busy"}
        text="This will delete the category “Hill stations” and cannot be undone."
        onConfirm={() => {
          setOpen("busy");
          setTimeout(() => {
            toast.success("Category deleted successfully");
            close();
          }, 1500);
        }}
        onCancel={close}
      />
      <Drawer isOpen={open === "drawer"} onClose={close} label="Admin menu">
        <nav className="flex flex-col">
          {["Dashboard", "Tours", "Categories"].map((name) => (
            <Link key={name} to="/" onClick={close} className="flex min-h-11 items-center px-5">
              {name}
            </Link>
          ))}
        </nav>
      </Drawer>
    </Row>
  );
}

function Pictures() {
  return (
    <>
      <div className="grid gap-5 md:grid-cols-3">
        <Picture src={sample} alt="A hill and a sun" width={360} height={270} className="w-full" />
        <Picture
          src="/no-such-picture.jpg"
          fallback={sample}
          alt="The fallback of a broken picture"
          width={360}
          height={270}
          className="w-full"
        />
        <Card className="space-y-4 p-5">
          <Skeleton className="size-12 rounded-full" />
          <SkeletonText />
        </Card>
      </div>
      <Row>
        {[1, 2, 3, 4, 5].map((rating) => (
          <StarRating key={rating} rating={rating} />
        ))}
        <Spinner />
      </Row>
      <div className="flex flex-wrap gap-4 text-2xl text-structure-text">
        {Object.entries(icons).map(([name, path]) => (
          <span key={name} title={name}>
            <Icon path={path} />
          </span>
        ))}
      </div>
      <Loading />
    </>
  );
}

function AdminLists() {
  const [sections, setSections] = useState(["Our story", "Why travel with us", "Our drivers"]);
  function move({ id }: { id: string }, direction: MoveDirection) {
    const index = sections.indexOf(id);
    const next = sections.filter((section) => section !== id);
    next.splice(index + (direction === "up" ? -1 : 1), 0, id);
    setSections(next);
  }
  return (
    <div className="flex flex-col gap-8">
      <AdminHeader
        title="Tours"
        text="Everything on sale."
        action={<Button>Add New Tour</Button>}
      />
      <Notice tone="danger" action={<Button variant="secondary">Try again</Button>}>
        Error loading tours. Please try again.
      </Notice>
      <Notice>Sample tours can be imported once.</Notice>
      <Notice tone="success">All changes are published.</Notice>
      <Notice tone="warning">No chat number is set, so the chat button is hidden.</Notice>
      <Table label="Tours">
        <thead>
          <tr>
            <th>Title</th>
            <th>Type</th>
            <th>Price</th>
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {["Kerala Backwaters", "Golden Triangle"].map((title) => (
            <tr key={title}>
              <td className="font-semibold">{title}</td>
              <td>
                <Badge tone="structure">Domestic</Badge>
              </td>
              <td>₹18,500</td>
              <td>
                <IconButton label={`Edit ${title}`}>
                  <Pencil aria-hidden="true" />
                </IconButton>
                <IconButton label={`Delete ${title}`} variant="danger-quiet">
                  <Trash2 aria-hidden="true" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <SortableList
        items={sections.map((id) => ({ id }))}
        getName={({ id }) => id}
        onMove={move}
        className="flex flex-col gap-3"
      >
        {({ id }, index, moveButtons) => (
          <Card className="flex items-center gap-3 p-3">
            <span className="text-sm text-ink-muted">Section {index + 1}</span>
            <span className="flex-1 font-semibold">{id}</span>
            {moveButtons}
          </Card>
        )}
      </SortableList>
      <EmptyState
        title="No tours found"
        text="Get started by adding your first tour."
        action={<Button>Add New Tour</Button>}
      />
      <Pagination page={4} pageCount={12} hrefFor={(page) => `?page=${page}`} />
      <PagedLinks
        page={1}
        pageCount={3}
        hrefFor={(page) => `?tours=${page}`}
        label="Pages of tours"
      />
    </div>
  );
}

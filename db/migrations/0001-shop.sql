-- The catalogue. Prices are integer cents; a sale carries the struck price and its window, never the price itself.
create table products (
  id                text primary key,
  name              text not null,
  short_description text not null,
  image_url         text not null,
  price_cents       bigint not null check (price_cents > 0),
  stock             integer not null check (stock >= 0),
  sale_name         text,
  sale_was_cents    bigint check (sale_was_cents > 0),
  sale_starts_at    timestamptz,
  sale_ends_at      timestamptz,
  version           bigint not null default 1,
  updated_at        timestamptz not null default now(),
  check (num_nulls(sale_name, sale_was_cents, sale_starts_at, sale_ends_at) in (0, 4)),
  check (sale_ends_at > sale_starts_at)
);

-- Every process keeps rendered pages per catalogue version: they hear of a change the moment it commits.
create function products_changed() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  perform pg_notify('catalogue', new.id);
  return new;
end $$;

create trigger products_changed before update on products
  for each row when (old.* is distinct from new.*) execute function products_changed();

-- One checkout = one row = one payment intent. It begins as a draft (awaiting_payment) and keeps its quote as priced.
create table orders (
  id                 uuid primary key,
  number             text not null unique,
  session_id         text,
  status             text not null check (status in ('awaiting_payment', 'paid', 'held', 'dispatched', 'ready', 'delivered', 'refunded', 'oversold', 'expired')),
  payment_intent_id  text unique,
  payment_status     text not null default 'unpaid' check (payment_status in ('unpaid', 'processing', 'paid', 'refunded', 'partly_refunded', 'disputed')),
  quote              jsonb not null,
  total_cents        bigint not null check (total_cents > 0),
  refunded_cents     bigint not null default 0 check (refunded_cents >= 0 and refunded_cents <= total_cents),
  delivery_method    text not null check (delivery_method in ('delivery', 'pickup')),
  customer_name      text not null default '',
  customer_email     text not null default '',
  customer_phone     text not null default '',
  shipping_address   text not null default '',
  city               text not null default '',
  state              text not null default '',
  postcode           text not null default '',
  delivery_notes     text not null default '',
  paying_tab         text,
  paying_since       timestamptz,
  checked_at         timestamptz,
  buy_now            boolean not null default false,
  hold_reason        text,
  invoice_number     bigint unique,
  carrier            text,
  tracking           text,
  dispatched_on      date,
  stock_taken        boolean not null default false,
  created_at         timestamptz not null default now(),
  updated_at         timestamptz not null default now(),
  paid_at            timestamptz
);

create sequence invoice_numbers start 1001;
create sequence adjustment_note_numbers start 1001;

-- A session has one open checkout: a reload or a second tab continues it instead of opening a second payment.
create unique index orders_one_open_per_session on orders (session_id) where status = 'awaiting_payment';
create index orders_by_status on orders (status, created_at desc, id);
create index orders_by_time on orders (created_at desc, id) where status not in ('awaiting_payment', 'expired');
create index orders_drafts_by_age on orders (updated_at) where status in ('awaiting_payment', 'expired');
create index orders_by_email on orders (lower(customer_email));

create table order_events (
  id       bigint generated always as identity primary key,
  order_id uuid not null references orders (id) on delete cascade,
  at       timestamptz not null default now(),
  kind     text not null,
  detail   jsonb not null default '{}'
);
create index order_events_by_order on order_events (order_id, id);

create table refunds (
  id                     text primary key,
  order_id               uuid not null references orders (id),
  amount_cents           bigint not null check (amount_cents > 0),
  status                 text not null,
  reason                 text not null default '',
  adjustment_note_number bigint not null unique default nextval('adjustment_note_numbers'),
  created_at             timestamptz not null default now()
);
create index refunds_by_order on refunds (order_id);

-- What the payment provider told us, once each.
create table payment_events (
  id          text primary key,
  type        text not null,
  received_at timestamptz not null default now()
);

create table contact_messages (
  id         uuid primary key,
  name       text not null,
  email      text not null,
  phone      text not null default '',
  subject    text not null,
  message    text not null,
  created_at timestamptz not null default now(),
  done_at    timestamptz
);
create index contact_messages_open on contact_messages (created_at) where done_at is null;

create table subscribers (
  id              uuid primary key,
  email           text not null,
  consented_at    timestamptz not null,
  confirmed_at    timestamptz,
  unsubscribed_at timestamptz,
  created_at      timestamptz not null default now()
);
create unique index subscribers_by_email on subscribers (lower(email));

-- Every mail is a row of the transaction that caused it; the queue only carries its id.
create table mails (
  id         uuid primary key,
  message_id text not null unique,
  kind       text not null,
  recipient  text not null,
  detail     jsonb not null,
  about      uuid,
  status     text not null default 'queued' check (status in ('queued', 'sent', 'parked')),
  attempts   integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at    timestamptz
);
create index mails_by_time on mails (created_at desc);
create index mails_unsent on mails (created_at) where status <> 'sent';
create index mails_by_subject on mails (about);

-- Written by rate-limiter-flexible; the keys are hashes, so no address is kept.
create table rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_end on rate_limits (expire);
